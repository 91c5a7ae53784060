import { loadParty } from './loadParty';

type Call = (...call: unknown[]) => void;

/** Meta's queue: the script replaces `callMethod` when it arrives. */
type Pixel = Call & {
  callMethod?: Call;
  queue: unknown[];
  loaded: boolean;
  version: string;
  disablePushState: boolean;
  push?: Pixel;
};

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

const makePixel = (): Pixel => {
  const pixel: Pixel = Object.assign(
    (...call: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...call);
      else pixel.queue.push(call);
    },
    // Without `disablePushState` it would send a view by itself whenever the address changes.
    { queue: [], loaded: true, version: '2.0', disablePushState: true },
  );
  pixel.push = pixel;
  return pixel;
};

/** Sends a page view to Meta; loads its script first, with consent revoked until it is set up. */
export const showToMeta = (id: string): void => {
  if (loadParty('pixel', 'https://connect.facebook.net/en_US/fbevents.js')) {
    const pixel = makePixel();
    window.fbq = pixel;
    window._fbq = pixel;
    pixel('consent', 'revoke');
    // Else it reads buttons and form fields by itself.
    pixel('set', 'autoConfig', false, id);
    pixel('init', id);
  }
  window.fbq?.('consent', 'grant');
  window.fbq?.('track', 'PageView');
};

/** Takes the consent back, where the pixel was told of one. */
export const denyMeta = (): void => window.fbq?.('consent', 'revoke');
