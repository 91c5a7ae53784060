import { useEffectEvent, useLayoutEffect } from 'react';
import { areKeysOn, isForPage } from '@/lib/desk/shortcuts';

/**
 * Keys of a page of the desk, by `KeyboardEvent.key`. An action answers false where the key has nothing to
 * do, so that the browser does with it what it does. None counts while somebody types or has turned them off.
 */
export const useShortcuts = (
  actions: readonly (readonly [key: string, act: () => boolean])[],
): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const [, act] = actions.find(([key]) => key === event.key) ?? [];
    if (act === undefined || !isForPage(event) || !areKeysOn()) return;
    if (act()) event.preventDefault();
  });
  // In the commit that shows the page: an effect comes a frame later, and until then a key would act on
  // the page before.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
