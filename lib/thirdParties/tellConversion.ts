import type { ConversionName } from '@/data/conversions';
import type { PageRules, ThirdPartyConfig, ThirdPartyName } from '@/data/thirdParties.mjs';
import type { Conversion } from './conversions';
import { conversionId, isFirstTime } from './countedOnce';
import { tellGoogleAds, tellTagManager } from './google';
import { loadedParties } from './loadedParties';
import { tellMeta } from './meta';
import { wantedFor } from './wantedFor';

/** A conversion as others hear of it. `id`: see conversionId. */
export type Told = { name: ConversionName; id: string };

type Tell = (told: Told, partyId: string) => void;

const TELL = {
  gtm: tellTagManager,
  ads: tellGoogleAds,
  pixel: tellMeta,
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
