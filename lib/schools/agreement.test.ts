import { CAMPAIGNS } from '@/data/campaigns/campaigns';
import { ADMISSION_STEPS } from '@/data/content/admissionSteps';
import { BOARDING_SCHOOL } from '@/data/content/dayAndBoarding';
import { FEE_HEADS, FEE_QUESTIONS } from '@/data/content/feeHeads';
import { CONTACT_LINES } from '@/data/copy/about';
import { dayAndMonth } from '@/data/copy/months';
import { STATE_CUT_OFFS } from '@/data/cutOffs';
import { GRADES } from '@/data/grades';
import {
  BRANCH_LIST,
  type BranchRecord,
  CITIES,
  CITY_SLUGS,
  type CitySlug,
  getCityTexts,
  getLocation,
} from '@/data/places/places';
import { PATHS } from '@/data/routes/paths';
import { PROGRAM_NAMES } from '@/data/routes/paths/programs';
import { listRoutes } from '@/data/routes/routes';
import { ADMISSION_SESSION } from '@/data/school';
import { buildAboutUsPage } from '@/lib/content/about/aboutPages';
import { buildContactPage } from '@/lib/content/about/contactPage';
import { buildResourcesPage } from '@/lib/content/about/resourcesPage';
import { buildPostPage } from '@/lib/content/blog/postPage';
import { buildProgramPage } from '@/lib/content/programs/programPage';
import { cityOptions } from '@/lib/enquiry/cityOptions';
import { buildAdmissionsOpenPage } from '@/lib/landing/admissionsOpenPage';
import { buildBoardingOpenPage } from '@/lib/landing/boardingOpenPage';
import { buildCampaignPage } from '@/lib/landing/campaigns/campaignPage';
import { buildCbsePage } from '@/lib/landing/cbsePage';
import { buildLpPage } from '@/lib/landing/lpPage';
import { buildTransferPage } from '@/lib/landing/transferPage';
import { toComparedBranch } from './compare/comparedBranch';
import { branchDisplayName, branchName, branchTitle, siteBranches } from './directory/branches';
import { buildBranchPage } from './directory/branchPage';
import { buildCityAdmission } from './directory/cityAdmission';
import { buildCityPage } from './directory/cityPage';
import { countDirectory, countTeaching } from './directory/counts';
import { cutOffIn, stateOf } from './directory/cutOff';
import { buildHome2Page } from './directory/home2Page';
import { buildHomePage } from './directory/homePage';
import { nextBranches } from './directory/nearby';
import { placedIn } from './directory/profile/words';
import { buildBoardingSchoolPage, buildDaySchoolPage } from './directory/schoolPages';
import { buildNearMePage } from './finder/nearMePage';
import { buildAdmissionQuestions } from './questions/admissionQuestions';
import { buildParentQuestions } from './questions/parentQuestions';

/** What the pages say, read side by side: no two of them may contradict each other. */

type Said = { where: string; city: CitySlug | null; branch: BranchRecord | null; text: string };

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replaceAll('\u00a0', ' ')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
};

const read = (
  where: string,
  page: unknown,
  city: CitySlug | null = null,
  branch: BranchRecord | null = null,
): Said[] => textsOf(page).map((text) => ({ where, city, branch, text }));

const ALL: readonly Said[] = [
  ...read('home', buildHomePage()),
  ...read('home-2', buildHome2Page()),
  ...read('near me', buildNearMePage()),
  ...read('day school', [buildDaySchoolPage()]),
  ...read('boarding school', [buildBoardingSchoolPage(), BOARDING_SCHOOL]),
  ...read('admissions', [ADMISSION_STEPS, buildAdmissionQuestions(), buildParentQuestions()]),
  ...read('fee structure', [FEE_HEADS, FEE_QUESTIONS]),
  ...read('about us', buildAboutUsPage()),
  ...read('contact', buildContactPage()),
  ...read('parent resources', buildResourcesPage()),
  ...read('admissions open', buildAdmissionsOpenPage()),
  ...read('boarding open', buildBoardingOpenPage()),
  ...read('transfer admission', buildTransferPage()),
  ...read('blog: ages', buildPostPage('age-for-each-grade')),
  ...PROGRAM_NAMES.flatMap((name) => read(`program ${name}`, buildProgramPage(name))),
  ...listRoutes().flatMap(({ path, title, description }) => read(path, [title, description])),
  ...CAMPAIGNS.flatMap(({ slug }) =>
    read(`campaign ${slug}`, buildCampaignPage('campaign', [slug])),
  ),
  ...CITY_SLUGS.flatMap((city) => [
    ...read(`city ${city}`, buildCityPage(city), city),
    ...read(`admission in ${city}`, buildCityAdmission(city), city),
    ...read(`lp ${city}`, buildLpPage(city), city),
    ...read(`cbse in ${city}`, buildCbsePage(city), city),
    ...read(`campaign ${city}`, buildCampaignPage('campaign', [city]), city),
    ...read(`texts of ${city}`, getCityTexts(city), city),
  ]),
  ...siteBranches().flatMap((branch) => [
    ...read(`branch ${branch.slug}`, buildBranchPage(branch), branch.city, branch),
    ...read(`comparison of ${branch.slug}`, toComparedBranch(branch), branch.city, branch),
  ]),
  ...BRANCH_LIST.flatMap((branch) =>
    read(
      `campaign ${branch.city}/${branch.slug}`,
      buildCampaignPage('campaign', [branch.city, branch.slug]),
      branch.city,
      branch,
    ),
  ),
];

const sentences = ALL.flatMap((said) =>
  said.text.split(/(?<=[.?!]) /).map((text) => ({ ...said, text })),
);

/** The sentences that a pattern finds, with what its first group holds. */
const found = (pattern: RegExp): (Said & { held: string })[] =>
  sentences.flatMap((said) => {
    const match = pattern.exec(said.text);
    return match ? [{ ...said, held: match[1] ?? '' }] : [];
  });

const wrong = (
  list: readonly (Said & { held: string })[],
  isRight: (said: Said & { held: string }) => boolean,
) => list.filter((said) => !isRight(said)).map(({ where, text }) => `${where}: ${text}`);

const AGE = /\bages?\b|years (old|completed)|completed years|\bborn\b/i;

describe('ages', () => {
  const days = [
    ...new Set(Object.values(STATE_CUT_OFFS).map((day) => dayAndMonth(day ?? '06-01'))),
  ];

  it('reads enough to judge', () => {
    expect(ALL.length).toBeGreaterThan(5000);
    expect(found(/years completed on (\d+ \w+ \d+)/).length).toBeGreaterThan(100);
  });

  it('count in each city on the day of its state, on every page about it', () => {
    const said = sentences.filter(({ city, text }) => city !== null && AGE.test(text));
    const contradictions = said.filter(({ city, text }) => {
      const own = city ? cutOffIn(city) : '';
      // The first birthday of a range is the day after the cut-off.
      const named = days.filter((day) =>
        new RegExp(`\\b${day}\\b(?! (?!${own.slice(-4)})\\d{4})`).test(text),
      );
      return named.some((day) => !own.startsWith(`${day} `));
    });
    expect(contradictions.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
  });

  it('name the day of another state only beside the school’s own, for all of India', () => {
    const said = sentences.filter(
      ({ city, text }) =>
        city === null && /31 December|31 March|31 July|1 April/.test(text) && AGE.test(text),
    );
    const wrongly = Object.entries(STATE_CUT_OFFS).flatMap(([state, day]) =>
      said.filter(({ text }) => {
        const match = new RegExp(`(\\d+ [A-Z][a-z]+) in ${state}\\b`).exec(text);
        return match !== null && match[1] !== dayAndMonth(day ?? '06-01');
      }),
    );
    expect(wrongly.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
  });

  it('are the same for each grade wherever a grade and its years stand in one sentence', () => {
    const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
    const claims = GRADES.slice(0, 5).flatMap((grade) =>
      found(
        new RegExp(
          `(?<![\\w-])${grade.name}(?: is for children who are|,? from|,| with)? (\\w+) years\\b`,
        ),
      ).map((said) => ({
        said,
        years: Number(said.held) || words.indexOf(said.held),
        grade,
      })),
    );
    const contradictions = claims.filter(({ years, grade }) => years > 0 && years !== grade.age);
    expect(claims.length).toBeGreaterThan(50);
    expect(contradictions.map(({ said }) => `${said.where}: ${said.text}`)).toEqual([]);
  });
});

describe('counts', () => {
  const counts = countDirectory();

  it.each([
    [/\b(\d+) branches (?:teach|go on)(?: up)? to Grade 12/, counts.toLastGrade],
    [/\b(\d+) branches begin at Pre-Nursery/, counts.fromFirstGrade],
    [/\b(\d+) (?:of our )?branches follow CBSE/, counts.cbse],
    [/\band (\d+) follow ICSE/, counts.icse],
    [/\b(\d+) branches in \d+ cities/, counts.branches],
    [/\b\d+ branches (?:in|across) (\d+) cities/, counts.cities],
    [/\b(\d+) of them have a page/, counts.onSite],
  ])('of %p are the directory’s: %d', (pattern, expected) => {
    // A city or a programme counts its own branches.
    const said = found(pattern).filter(({ city }) => city === null);
    expect(said.length).toBeGreaterThan(0);
    expect(wrong(said, ({ held }) => Number(held) === expected)).toEqual([]);
  });

  it('of the branches that teach a grade are one number', () => {
    const begin = buildAdmissionsOpenPage().begin.flatMap(({ term, detail }) => {
      const grade = GRADES.find(({ name }) => name === term);
      const count = /\b(\d+) branches/.exec(detail)?.[1];
      return grade && count ? [{ id: grade.id, branches: Number(count) }] : [];
    });
    const tables = PROGRAM_NAMES.flatMap((name) =>
      buildProgramPage(name).blocks.flatMap((block) => (block.kind === 'ages' ? block.grades : [])),
    );
    expect(begin.length).toBeGreaterThan(3);
    expect(tables.length).toBeGreaterThan(8);
    for (const { id, branches } of [...begin, ...tables]) {
      expect({ id, branches }).toEqual({ id, branches: countTeaching(id) });
    }
  });

  it('of the campuses with boarding agree, in words and figures', () => {
    const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];
    const said = found(/\b(\w+) (?:CBSE )?campuses (?:take boarders|with boarding)/i);
    const claimed = said.filter(
      ({ held }) => words.includes(held.toLowerCase()) || Number(held) > 0,
    );
    expect(
      wrong(
        claimed,
        ({ held }) => (Number(held) || words.indexOf(held.toLowerCase())) === counts.boarding,
      ),
    ).toEqual([]);
  });
});

describe('dates', () => {
  it('name one session that admissions are open for', () => {
    const said = found(/\b[Aa]dmissions?(?: to [\w ]+)?(?: for)? (20\d\d-\d\d)\b/);
    expect(said.length).toBeGreaterThan(100);
    expect(wrong(said, ({ held }) => held === ADMISSION_SESSION.label)).toEqual([]);
  });
});

describe('boards', () => {
  it('of a branch are its own, wherever it is named with one', () => {
    const titles = BRANCH_LIST.flatMap((branch) =>
      [branchName(branch), branchTitle(branch)].map((title) => ({ branch, title })),
    );
    const contradictions = titles.flatMap(({ branch, title }) =>
      sentences
        .filter(({ text }) => text.includes(title))
        .filter(({ text }) => {
          const board = text
            .split(title)[1]
            ?.match(/^ (?:follows|is an?|teaches) (CBSE|ICSE)/)?.[1];
          return board !== undefined && board !== branch.board;
        })
        .map(({ where, text }) => `${where}: ${text}`),
    );
    expect(contradictions).toEqual([]);
  });

  it('are not called the same of branches that follow another one', () => {
    const mixed = siteBranches().filter((branch) =>
      nextBranches(branch).some(({ board }) => board !== branch.board),
    );
    expect(mixed.length).toBeGreaterThan(3);
    const contradictions = mixed.flatMap((branch) =>
      sentences
        .filter((said) => said.branch === branch && /next grade|teach(es)? Grade/.test(said.text))
        .filter(({ text }) => /(branch|branches) of the same board/.test(text)),
    );
    expect(contradictions).toEqual([]);
    const general = sentences.filter(
      ({ city, text }) =>
        city === null && /names the nearest branches of the same board/.test(text),
    );
    expect(general).toEqual([]);
  });
});

describe('fees and steps', () => {
  it('call the enquiry free, and not the application, which can have a fee', () => {
    expect(FEE_HEADS.some(({ head }) => head === 'Application')).toBe(true);
    const free = sentences.filter(({ text }) =>
      /costs nothing|no fee\b|free of charge/i.test(text),
    );
    const contradictions = free.filter(({ text }) =>
      /application form|the application/i.test(text),
    );
    expect(contradictions.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
  });

  it('lead from a step to its own page, never back to an earlier step', () => {
    const paths = ADMISSION_STEPS.flatMap(({ link }) => (link ? [link.path] : []));
    expect(new Set(paths).size).toBe(paths.length);
    const form = ADMISSION_STEPS.findIndex(({ link }) => link?.path === PATHS.applicationForm);
    expect(form).toBe(0);
  });
});

describe('places', () => {
  it('lie on a road, never in it', () => {
    const roads = siteBranches()
      .flatMap((branch) => [getLocation(branch.id).localArea, branchDisplayName(branch)])
      .filter((area) => placedIn(area).startsWith('on '));
    expect(new Set(roads).size).toBeGreaterThan(8);
    const inRoad = new RegExp(`\\bin (?:and around )?(?:${[...new Set(roads)].join('|')})\\b`, 'i');
    expect(ALL.filter(({ text }) => inRoad.test(text))).toEqual([]);
  });

  it('say one thing of Pali: in the directory, without a page, not in the form’s list', () => {
    expect(CITIES.pali.branches).toHaveLength(1);
    expect(cityOptions('full').map(({ value }) => value)).not.toContain('pali');
    const inForm = found(/(the others can be chosen in the enquiry form)/);
    expect(inForm.length).toBeGreaterThan(0);
    expect(wrong(inForm, ({ text }) => text.includes('except KGS Pali'))).toEqual([]);
    const form = ALL.filter(({ text }) => /form does not list Pali/.test(text));
    expect(form.length).toBeGreaterThan(0);
  });

  it('show Sonipat as Delhi NCR, and its day school alone as Delhi NCR (Sonipat)', () => {
    expect(stateOf('sonipat')).toBe('Haryana');
    const names = cityOptions('full').map(({ label }) => label);
    expect(names).toContain('Delhi NCR');
    expect(names).not.toContain('Sonipat');
    const asCity = ALL.filter(
      ({ city, text }) =>
        city === null && /\b(branch(es)?|schools?|campus(es)?) (in|near) Sonipat\b/.test(text),
    );
    expect(asCity).toEqual([]);
    expect(CONTACT_LINES.find(({ number }) => number === 'ncr')?.term).toBe(
      'New Delhi, Delhi NCR and Rohtak',
    );
  });
});
