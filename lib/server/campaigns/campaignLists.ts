import { readdirSync } from 'node:fs';
import { knownPaths } from '@/data/campaigns/check/knownPaths';
import type { CampaignLists } from '@/lib/desk/campaignLists';
import { placeLists } from '@/lib/server/desk/placeLists';

const FOLDERS = ['pictures', 'pictures/landing', 'pictures/cities', 'pictures/admissions'];

/** The drawings of the site that suit the first screen of a campaign. */
const listDrawings = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(`public/${folder}`)
      .filter((name) => name.endsWith('.svg') && name !== 'chevron.svg')
      .map((name) => ({
        value: `/${folder}/${name}`,
        label: `${folder.replace('pictures/', '')}: ${name.replace('.svg', '').replaceAll('-', ' ')}`,
      })),
  );

/** What a campaign at the desk can be set to: all places, whoever writes it. */
export const campaignLists = (): CampaignLists => ({
  ...placeLists(null),
  paths: [...knownPaths()].sort().map((path) => ({ value: path, label: path })),
  drawings: listDrawings(),
});
