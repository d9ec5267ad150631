/** Path of npm's program, or undefined without one. */
export function findNpmCli(): string | undefined;
