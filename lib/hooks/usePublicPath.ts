import Router from 'next/router';
import { useEffect, useState } from 'react';
import { toPublicPath } from '@/lib/chrome/publicPath';
import { useRouteChange } from './useRouteChange';

/**
 * The public path of the page that is shown, for parts that stand outside the page's own React
 * tree. `served` is the path that the server drew them for.
 */
export const usePublicPath = (served: string): string => {
  const [path, setPath] = useState(served);
  const readPath = () => {
    // A part that comes live before Next's router has the page that it was served with.
    if (Router.router) setPath(toPublicPath(Router.pathname, Router.query));
  };

  useEffect(readPath, []);
  useRouteChange({ onEnd: readPath });
  return path;
};
