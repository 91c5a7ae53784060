import type { Position } from '@/data/places/place';

export type PositionAnswer =
  | { kind: 'found'; position: Position; accuracyKm: number }
  | { kind: 'refused' | 'unavailable' | 'timeout' };

/** How long a device may look for its position. */
const LIMIT_MS = 10_000;

/** A position from the last five minutes is as good as a new one. */
const FRESH_MS = 300_000;

const REFUSED = 1;
const TIMEOUT = 3;

const failureOf = ({ code }: { code: number }): PositionAnswer => {
  if (code === REFUSED) return { kind: 'refused' };
  return { kind: code === TIMEOUT ? 'timeout' : 'unavailable' };
};

/**
 * Asks the device where it is, which makes the browser ask the visitor: only ever call it on a
 * press. Coarse on purpose: localities need no more, and it costs less battery.
 */
export const askPosition = (): Promise<PositionAnswer> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ kind: 'unavailable' });
    // The browser's own limit starts only once the visitor has answered: the question may take long.
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ kind: 'found', position: [latitude, longitude], accuracyKm: accuracy / 1000 }),
      (failure) => resolve(failureOf(failure)),
      { enableHighAccuracy: false, timeout: LIMIT_MS, maximumAge: FRESH_MS },
    );
  });
