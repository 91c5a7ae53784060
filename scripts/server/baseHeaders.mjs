import { baseHeaders } from '../../lib/security/headers.mjs';

/** Gives an answer, before anybody writes it, what none may be without. `env` is read once. */
export const createBaseHeaders = (env) => {
  const headers = baseHeaders(env);
  return (res) => {
    for (const { key, value } of headers) res.setHeader(key, value);
  };
};
