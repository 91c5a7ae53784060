import { randomBytes, randomUUID } from 'node:crypto';
import type { Campaign } from '@/data/campaigns/campaign';
import { findProblems } from '@/data/campaigns/check/checkCampaigns';
import { DESK_CAMPAIGN_MESSAGES } from '@/data/copy/desk/campaignMessages';
import { findPicture } from '@/lib/server/pictures/pictures';
import type { Database } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { findStored, listOthers } from './readCampaigns';
import type { StoredCampaign } from './storedCampaign';
import { noteVersion } from './versions';

/** Who changes it, and when (ms since 1970). */
type Hand = { staffId: string; at: number };
type Step = Hand & { id: string; revision: number };

const newKey = (): string => randomBytes(16).toString('hex');

/** Begins a campaign with a draft: its id. */
export const createCampaign = async (
  db: Database,
  draft: Campaign,
  { staffId, at }: Hand,
): Promise<string> => {
  const id = randomUUID();
  await db
    .insertInto('campaigns')
    .values({
      id,
      draft_json: JSON.stringify(draft),
      published_json: null,
      published_slug: null,
      preview_key: newKey(),
      revision: 1,
      changed_at: at,
      changed_by: staffId,
      published_at: null,
    })
    .execute();
  await noteVersion(db, { campaignId: id, at, staffId, action: 'created', content: draft });
  return id;
};

/**
 * Stores a draft. Answers whether the history got a new line: what one person saves within minutes is
 * one. Throws `request/changed` where somebody else was faster.
 */
export const saveDraft = async (
  db: Database,
  { draft, ...step }: Step & { draft: Campaign },
): Promise<boolean> => {
  await write(db, step, { draft_json: JSON.stringify(draft) });
  return noteVersion(db, {
    campaignId: step.id,
    at: step.at,
    staffId: step.staffId,
    action: 'saved',
    content: draft,
  });
};

/** Shows the draft to visitors. Throws where anything is wrong with it, with the first sentence. */
export const publish = async (db: Database, step: Step): Promise<void> => {
  const { draft } = await expectStored(db, step.id);
  const [problem] = findProblems(draft, await listOthers(db, step.id));
  if (problem) {
    throw new SiteError('request/invalid', {
      message: DESK_CAMPAIGN_MESSAGES.notReady(problem.text),
      field: problem.at,
    });
  }
  await expectPhotos(db, draft);
  await write(db, step, {
    published_json: JSON.stringify(draft),
    published_slug: draft.slug,
    published_at: step.at,
  }).catch(async (cause: unknown) => {
    // Somebody has published another one at this address since we looked.
    const others = await listOthers(db, step.id);
    if (!others.some(({ slug }) => slug === draft.slug)) throw cause;
    throw new SiteError('request/invalid', {
      message: DESK_CAMPAIGN_MESSAGES.slugTaken,
      field: 'slug',
    });
  });
  await note(db, step, 'published', draft);
};

// A picture that was sent in here, in its own size: its place is kept by what the campaign says.
const expectPhotos = async (db: Database, { blocks }: Campaign): Promise<void> => {
  for (const block of blocks) {
    if (block.kind !== 'hero-with-form' || !block.photo) continue;
    const { id, width, height } = block.photo;
    const stored = await findPicture(db, id);
    if (stored?.width === width && stored.height === height) continue;
    throw new SiteError('request/invalid', {
      message: DESK_CAMPAIGN_MESSAGES.noPicture,
      field: 'blocks.0.photo',
    });
  }
};

/** Shows it to nobody any more; the draft stays. */
export const unpublish = async (db: Database, step: Step): Promise<void> => {
  const { draft } = await expectStored(db, step.id);
  await write(db, step, { published_json: null, published_slug: null, published_at: null });
  await note(db, step, 'unpublished', draft);
};

/** Makes an earlier version the draft again. What visitors see stays until it is published. */
export const restore = async (
  db: Database,
  { content, ...step }: Step & { content: Campaign },
): Promise<void> => {
  await write(db, step, { draft_json: JSON.stringify(content) });
  await note(db, step, 'restored', content);
};

/** Ends the address of the preview and makes another one. */
export const renewPreview = async (db: Database, step: Step): Promise<void> =>
  write(db, step, { preview_key: newKey() });

/** Takes away a campaign that visitors do not see, with its history. */
export const removeCampaign = async (db: Database, { id, revision }: Step): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('campaigns')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('published_slug', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new SiteError('request/changed');
};

const note = async (
  db: Database,
  { id, at, staffId }: Step,
  action: 'published' | 'unpublished' | 'restored',
  content: Campaign,
): Promise<void> => {
  await noteVersion(db, { campaignId: id, at, staffId, action, content });
};

const expectStored = async (db: Database, id: string): Promise<StoredCampaign> => {
  const stored = await findStored(db, id);
  if (stored === null) throw new SiteError('request/unknown');
  return stored;
};

type Written = {
  draft_json?: string;
  published_json?: string | null;
  published_slug?: string | null;
  published_at?: number | null;
  preview_key?: string;
};

// Of two people at once, the second one finds another revision than they have read.
const write = async (
  db: Database,
  { id, revision, staffId, at }: Step,
  values: Written,
): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('campaigns')
    .set({ ...values, revision: revision + 1, changed_at: at, changed_by: staffId })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new SiteError('request/changed');
};
