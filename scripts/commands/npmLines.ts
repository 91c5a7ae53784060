type Surroundings = { env: Record<string, string | undefined>; isTerminal: boolean };

const THIS_PROCESS: Surroundings = { env: process.env, isTerminal: process.stdout.isTTY === true };

/**
 * How a program or a file gets the output of a script alone: `npm run` writes lines of its own in front
 * of it, so that a file would be neither JSON nor CSV. Null where there are none, or where a person
 * reads them on a terminal. npm itself has no setting that silences these lines and leaves its errors.
 */
export const findNpmLines = (
  scripts: readonly string[],
  { env, isTerminal }: Surroundings = THIS_PROCESS,
): string | null => {
  const script = env.npm_lifecycle_event ?? '';
  const isNpm = /^npm\//.test(env.npm_config_user_agent ?? '') && scripts.includes(script);
  if (!isNpm || isTerminal || env.npm_config_loglevel === 'silent') return null;
  return `npm writes lines of its own in front of this output: use npm run --silent ${script} -- export …, or add --out FILE.`;
};
