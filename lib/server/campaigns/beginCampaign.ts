import type { Campaign } from '@/data/campaigns/campaign';
import { CAMPAIGNS } from '@/data/campaigns/campaigns';
import { DESK_CAMPAIGN_MESSAGES } from '@/data/copy/desk/campaignMessages';
import { isGradeId } from '@/data/grades';
import { isCitySlug } from '@/data/places/places';
import type { NewCampaign } from '@/lib/desk/campaignContract';
import { findSpecial } from '@/lib/landing/campaigns/findCampaign';
import { untaken } from '@/lib/landing/patterns/fitting';
import { startFrom } from '@/lib/landing/patterns/startFrom';
import type { StaffMember } from '@/lib/server/desk/staff';
import type { Database } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { noteChange } from './changeAtDesk';
import { createCampaign } from './changeCampaigns';
import { findStored, listStored } from './readCampaigns';

/** Every campaign, published or not: a new one is not to be taken for any. */
const listAll = async (db: Database): Promise<Campaign[]> => [
  ...CAMPAIGNS,
  ...(await listStored(db)).map(({ draft }) => draft),
];

/** Begins a campaign from a pattern: its id. Throws where a choice is missing, with a sentence for its field. */
export const beginFromPattern = async (
  db: Database,
  staff: StaffMember,
  { pattern, city, branch, grade }: NewCampaign,
  at: number,
): Promise<string> => {
  if (!isCitySlug(city)) throw missing('city');
  const gradeId: unknown = Number(grade);
  const choice = {
    city,
    branchId: branch === '' ? undefined : Number(branch),
    gradeId: isGradeId(gradeId) ? gradeId : undefined,
  };
  const draft = startFrom(pattern, choice, await listAll(db));
  if (draft === null) throw missing(pattern === 'grade' ? 'grade' : 'branch');
  return begin(db, staff, draft, at);
};

const missing = (field: 'city' | 'branch' | 'grade'): SiteError =>
  new SiteError('request/invalid', { field, message: DESK_CAMPAIGN_MESSAGES.missing[field] });

/** Begins a campaign as the copy of another one: its id. */
export const beginFromCopy = async (
  db: Database,
  staff: StaffMember,
  { id, slug }: { id?: string; slug?: string },
  at: number,
): Promise<string> => {
  const original = id === undefined ? findSpecial(slug ?? '') : (await findStored(db, id))?.draft;
  if (!original) throw new SiteError('request/unknown');
  const all = await listAll(db);
  const draft = {
    ...original,
    slug: untaken(
      original.slug,
      all.map((one) => one.slug),
      '-',
      60,
    ),
    title: untaken(
      original.title,
      all.map((one) => one.title),
      ', page ',
      45,
    ),
  };
  return begin(db, staff, draft, at);
};

const begin = async (
  db: Database,
  staff: StaffMember,
  draft: Campaign,
  at: number,
): Promise<string> =>
  db.transaction().execute(async (step) => {
    const id = await createCampaign(step, draft, { staffId: staff.id, at });
    await noteChange(step, staff, 'create', id);
    return id;
  });
