import { userInfo } from 'node:os';

/** Who runs this process: the system's name of the user, and who became that user by sudo. */
export const systemUser = (env: Record<string, string | undefined> = process.env): string => {
  const name = nameOfUser();
  return env.SUDO_USER ? `${name} (sudo by ${env.SUDO_USER})` : name;
};

const nameOfUser = (): string => {
  try {
    return userInfo().username;
  } catch {
    // A container's user often has a number only.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
};
