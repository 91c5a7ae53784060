import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** What a stand-in learns about the part that it stands for. */
export type Waiting = { hasFailed: boolean; retry: () => void };

/**
 * A component whose code is fetched when it is first drawn, in the browser only: for dialogs and
 * menus that few visitors open. A fifth of the size of next/dynamic, which also serves the server.
 */
export const deferred = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn?: ComponentType<Waiting>,
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | null = null;

  const Deferred = (props: Props) => {
    const [Part, setPart] = useState(() => loaded);
    const [hasFailed, setHasFailed] = useState(false);
    const retry = useCallback(() => setHasFailed(false), []);

    useEffect(() => {
      if (Part || hasFailed) return;
      let isGone = false;
      load().then(
        (part) => {
          loaded = part;
          if (!isGone) setPart(() => part);
        },
        () => !isGone && setHasFailed(true),
      );
      return () => {
        isGone = true;
      };
    }, [Part, hasFailed]);

    if (Part) return <Part {...props} />;
    return StandIn ? <StandIn hasFailed={hasFailed} retry={retry} /> : null;
  };
  return Deferred;
};
