import { loadParty } from './loadParty';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const HOST = 'https://www.googletagmanager.com';

const consent = (value: 'denied' | 'granted') => ({
  ad_storage: value,
  ad_user_data: value,
  ad_personalization: value,
  analytics_storage: value,
});

export const push = (entry: unknown): void => {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
};

/** A command of Google's tag. The names only say how many there may be. */
export function gtag(_command: string, _one: unknown, _two?: unknown): void {
  // biome-ignore lint/complexity/noArguments: Google takes an arguments object for a command, an array for data.
  push(arguments);
}

/** Consent mode: everything denied by default, before any tag, and then granted. */
const allowGoogle = (address: string): void => {
  if (!window.dataLayer) {
    gtag('consent', 'default', consent('denied'));
    gtag('set', 'ads_data_redaction', true);
  }
  gtag('consent', 'update', consent('granted'));
  // Else each tag sends the address bar, with whatever stands in it.
  gtag('set', 'page_location', address);
};

/** Takes the consent back, where a tag was told of one. */
export const denyGoogle = (): void => {
  if (window.dataLayer) gtag('consent', 'update', consent('denied'));
};

/** Tag Manager: loads it, or tells it of a page that came without a load. */
export const showToTagManager = (id: string, address: string): void => {
  allowGoogle(address);
  const isFirst = loadParty('gtm', `${HOST}/gtm.js?id=${encodeURIComponent(id)}`);
  push(
    isFirst
      ? { 'gtm.start': Date.now(), event: 'gtm.js' }
      : { event: 'soft_page_view', page_location: address },
  );
};

/** The Google Ads tag, likewise. It never looks for contact details in our forms. */
export const showToGoogleAds = (id: string, address: string): void => {
  allowGoogle(address);
  if (loadParty('ads', `${HOST}/gtag/js?id=${encodeURIComponent(id)}`)) {
    gtag('js', new Date());
    gtag('config', id, { page_location: address, allow_enhanced_conversions: false });
  } else {
    gtag('event', 'page_view', { send_to: id, page_location: address });
  }
};
