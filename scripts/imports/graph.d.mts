export interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

export function importsOf(root: string, files: readonly string[]): Import[];
