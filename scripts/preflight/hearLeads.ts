import type { Page } from '@playwright/test';
import { isRecord } from '@/lib/site/isRecord';

/** A conversion that a tag of another company was told of. */
export type ToldLead = {
  party: 'gtm' | 'ads' | 'pixel';
  /** By our name for it; for Google Ads, the action. */
  what: string;
  id: string;
};

const BINDING = 'preflightToldLead';

/** Runs in the page, before its own scripts: listens to the queues of the tags. */
const listen = (binding: string): void => {
  const tell = (party: string, what: unknown, id: unknown): void => {
    const send: unknown = Reflect.get(window, binding);
    if (typeof send === 'function') send({ party, what, id });
  };
  const hearGoogle = (entry: unknown): void => {
    const fields: unknown[] = Array.from(Object(entry));
    const data = Object(fields.length > 0 ? fields[2] : entry);
    if (data.event === 'generate_lead') tell('gtm', data.lead_type, data.event_id);
    if (fields[1] === 'conversion') tell('ads', data.send_to, data.transaction_id);
  };
  const hearMeta = (...call: unknown[]): void => {
    const [command, event, data, more] = call;
    if (command === 'track' && event === 'Lead') {
      tell('pixel', Object(data).content_name, Object(more).eventID);
    }
  };
  const whenMade = (name: string, made: (value: object) => void): void => {
    let value: unknown;
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => value,
      set: (next: unknown) => {
        value = next;
        if (typeof next === 'function' || Array.isArray(next)) made(next);
      },
    });
  };
  whenMade('dataLayer', (layer) =>
    Object.assign(layer, {
      push: (...entries: unknown[]) => {
        for (const entry of entries) hearGoogle(entry);
        return Array.prototype.push.apply(layer, entries);
      },
    }),
  );
  whenMade('fbq', (pixel) => Object.assign(pixel, { callMethod: hearMeta }));
};

const isParty = (value: unknown): value is ToldLead['party'] =>
  value === 'gtm' || value === 'ads' || value === 'pixel';

/**
 * Notes the conversions that the pages of this tab tell others of, from its next page on. What is
 * noted stays when a page is left.
 */
export const hearLeads = async (page: Page): Promise<readonly ToldLead[]> => {
  const heard: ToldLead[] = [];
  await page.exposeFunction(BINDING, (told: unknown) => {
    if (!isRecord(told) || !isParty(told.party)) return;
    heard.push({ party: told.party, what: String(told.what), id: String(told.id) });
  });
  // Of the context: scripts of one kind run in the order in which they were added.
  await page.context().addInitScript(listen, BINDING);
  return heard;
};
