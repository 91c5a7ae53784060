import type { NextApiHandler } from 'next';

/** A route whose file is called `[name].ts`, served at `…/*`: the last part of the address as `name`, as Next gives it. */
export const lastPartAs =
  (name: string, handler: NextApiHandler): NextApiHandler =>
  (req, res) => {
    req.query[name] = [req.query.nextauth ?? ''].flat()[0];
    return handler(req, res);
  };
