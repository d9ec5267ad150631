export function readsOf(file: string): string[];
export function unreadCopy(): string[];
