const LONGEST_SHOWN = 80;
const SECRETS = ['NEXTAUTH_SECRET', 'PREVIOUS_SECRETS', 'DATA_KEY', 'PREVIOUS_DATA_KEYS'];
/** An address that is not a proper one can carry its password anywhere. */
const ADDRESSES_WITH_PASSWORDS = ['DATABASE_URL', 'SMTP_URL'];
const USER_AND_PASSWORD = /\/\/[^/@]*@/;
const QUERY = /\?.*/s;

/** A variable has a wrong value. The message is one line, without secrets. */
export class EnvError extends Error {
  override readonly name = 'EnvError';

  constructor(variable: string, expected: string, found: string) {
    super(`${variable}: expected ${expected}, found ${shown(variable, found)}`);
  }
}

const shown = (variable: string, found: string): string => {
  if (SECRETS.includes(variable)) return `${found.length} characters`;
  if (ADDRESSES_WITH_PASSWORDS.includes(variable))
    return `something else of ${found.length} characters`;
  const safe = found.replace(USER_AND_PASSWORD, '//***@').replace(QUERY, '?***');
  return JSON.stringify(safe.slice(0, LONGEST_SHOWN));
};
