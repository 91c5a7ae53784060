import type { ConversionName } from '@/data/conversions';
import type { PageRules, ThirdPartyConfig, ThirdPartyName } from '@/data/thirdParties.mjs';
import { AD_LABELS_BUILT_IN } from './adLabels';
import type { Conversion } from './conversions';
import { conversionId, isFirstTime } from './countedOnce';
import { gtag, push } from './google';
import { loadedParties } from './loadedParties';
import { wantedFor } from './wantedFor';

/** A conversion as others hear of it. `id`: see conversionId. */
type Told = { name: ConversionName; id: string };

type Tell = (told: Told, partyId: string) => void;

const TELL = {
  // By the event name that Google recommends; the school's container decides what follows.
  gtm: ({ name, id }) => push({ event: 'generate_lead', lead_type: name, event_id: id }),
  // Where Google Ads has an action for it. Its id makes a repeated one count once, as for Meta.
  ads: ({ name, id }, adsId) => {
    const label = AD_LABELS_BUILT_IN[name];
    if (label) gtag('event', 'conversion', { send_to: `${adsId}/${label}`, transaction_id: id });
  },
  pixel: ({ name, id }) => window.fbq?.('track', 'Lead', { content_name: name }, { eventID: id }),
} satisfies Partial<Record<ThirdPartyName, Tell>>;

const hears = (name: string): name is keyof typeof TELL => name in TELL;

/** Those of a list that hear of conversions. */
export const conversionParties = (names: readonly ThirdPartyName[]): (keyof typeof TELL)[] =>
  names.filter(hears);

/** Tells those that belong to the page and are loaded, each conversion once. */
export const tellConversion = (
  conversion: Conversion,
  page: PageRules,
  config: ThirdPartyConfig,
): void => {
  const loaded = loadedParties();
  const parties = conversionParties(wantedFor(page, config)).filter((name) =>
    loaded.includes(name),
  );
  if (parties.length === 0) return;
  const told = { name: conversion.name, id: conversionId(conversion) };
  if (!isFirstTime(told.id)) return;
  for (const name of parties) TELL[name](told, config[name] ?? '');
};
