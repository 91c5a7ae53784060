import { DESK_FRAME_COPY } from '@/data/copy/desk/frame';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import { type DeskPart, hasPart, type StaffRole } from './roles';

type MenuEntry = { part: DeskPart; path: string; label: string };

/** The pages that the menu leads to, in its order. */
const DESK_MENU: readonly MenuEntry[] = [
  { part: 'enquiries', path: DESK_PATHS.inbox, label: DESK_FRAME_COPY.inbox },
  { part: 'enquiries', path: DESK_PATHS.visits, label: DESK_FRAME_COPY.visits },
  { part: 'campaigns', path: DESK_PATHS.campaigns, label: DESK_FRAME_COPY.campaigns },
  { part: 'campaigns', path: DESK_PATHS.preflight, label: DESK_FRAME_COPY.preflight },
  { part: 'results', path: DESK_PATHS.results, label: DESK_FRAME_COPY.results },
];

/** What somebody with this role finds in the menu; the first entry is where a login leads. */
export const menuFor = (role: StaffRole): MenuEntry[] =>
  DESK_MENU.filter(({ part }) => hasPart(role, part));
