export type ProcessIdentity = { pid: number; born: string };
export function ps(pid: number, column: string): string;
export function isAlive(pid: number): boolean;
export function identify(pid: number): ProcessIdentity;
export function isSameProcess(identity: ProcessIdentity | undefined): boolean;
