export const fillers: readonly string[] = ['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with'];
