import Router from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import type { ThirdPartyConfig } from '@/data/thirdParties.mjs';
import { chromeFor } from '@/lib/chrome/rules';
import { loadedParties } from './loadedParties';
import { wantedFor } from './wantedFor';

/** Whether something is loaded that the page at this path has to be without. */
export const needsFreshPage = (
  path: string,
  isAllowed: boolean,
  config: ThirdPartyConfig,
): boolean => {
  const { hasChat, tags } = chromeFor(path);
  const wanted: string[] = isAllowed ? wantedFor({ chat: hasChat, tags }, config) : [];
  return loadedParties().some((name) => !wanted.includes(name));
};

/**
 * A script cannot be unloaded, so a client navigation would carry it along: to a study
 * page, or past a withdrawal. Where that would happen, the browser loads the next page anew.
 */
export const useFreshPages = (isAllowed: boolean, config: ThirdPartyConfig): void => {
  const isFreshNeeded = useEffectEvent((path: string) => needsFreshPage(path, isAllowed, config));

  useEffect(() => {
    let isGone = false;
    const hearPress = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (anchor?.origin !== window.location.origin || !isFreshNeeded(anchor.pathname)) return;
      // next/link does not hear the press then, and the browser follows the link by itself.
      event.stopPropagation();
    };
    // What our own code opens, such as the page that thanks after an advertisement's form.
    const hearRoute = (url: string) => {
      if (isFreshNeeded(url)) window.location.assign(url);
    };
    document.addEventListener('click', hearPress, true);
    Router.events.on('routeChangeStart', hearRoute);
    Router.ready(() =>
      Router.beforePopState(({ as }) => {
        if (isGone || !isFreshNeeded(as)) return true;
        window.location.reload();
        return false;
      }),
    );
    return () => {
      isGone = true;
      document.removeEventListener('click', hearPress, true);
      Router.events.off('routeChangeStart', hearRoute);
    };
  }, []);
};
