export function refusedImports(root: string): string[];
