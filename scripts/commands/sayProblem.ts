type ErrorKind = abstract new (...args: never[]) => Error;

type Expected = {
  /** Errors whose message is all that whoever runs the command needs. */
  kinds: readonly ErrorKind[];
  /** One of `kinds`: the command was written wrongly. */
  usage?: { kind: ErrorKind; command: string; exitCode?: number };
  exitCode?: number;
};

/**
 * Ends a command that has failed with the one line of what is wrong, and with its exit code; after a
 * misspelt one the line says where to read more. Throws what nobody expects, with its stack.
 */
export const sayProblem = (error: unknown, { kinds, usage, exitCode = 1 }: Expected): void => {
  if (!(error instanceof Error) || !kinds.some((kind) => error instanceof kind)) throw error;
  const misused = usage && error instanceof usage.kind ? usage : null;
  const more = misused ? ` (${misused.command} -- --help tells more)` : '';
  console.error(error.message + more);
  process.exitCode = misused?.exitCode ?? exitCode;
};
