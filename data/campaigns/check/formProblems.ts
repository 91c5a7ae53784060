import type { Campaign } from '@/data/campaigns/campaign';
import { offeredBranches } from '@/data/campaigns/offeredBranches';
import { RESTRICTED_CITIES } from '@/data/places/cityLists';
import { BRANCH_LIST, type BranchRecord, CITIES } from '@/data/places/places';
import type { Problem } from './problem';

/** What is wrong with the form: what it starts with, offers and leaves out. */
export const formProblems = (campaign: Campaign): Problem[] => [
  ...startProblems(campaign),
  ...placeProblems(campaign),
  ...listProblems(campaign),
  ...hiddenProblems(campaign),
];

const startOf = ({ form }: Campaign): BranchRecord | undefined =>
  BRANCH_LIST.find(({ id }) => id === form?.branchId);

const startProblems = ({ form, city }: Campaign): Problem[] => {
  if (form?.branchId === undefined) return [];
  const branch = BRANCH_LIST.find(({ id }) => id === form.branchId);
  if (!branch || branch.listing === 'site') {
    return [
      {
        at: 'form.branchId',
        text: 'the form cannot be set to that branch; choose one that it lists',
      },
    ];
  }
  const { gradeId = branch.from } = form;
  return [
    ...(gradeId < branch.from || gradeId > branch.to
      ? [
          {
            at: 'form.gradeId',
            text: `${branch.place} does not teach the form’s class; choose another branch or class`,
          },
        ]
      : []),
    ...(city && branch.city !== city
      ? [
          {
            at: 'form.branchId',
            text: `${branch.place} is not in ${CITIES[city].displayName}; choose a branch there`,
          },
        ]
      : []),
  ];
};

const placeProblems = (campaign: Campaign): Problem[] => {
  const { places, cityList, city } = campaign;
  if (!places) return [];
  const offered = offeredBranches(places);
  if (offered.length === 0) {
    return [{ at: 'places', text: 'the form would have no branch; choose a city or a branch' }];
  }
  const unlisted = BRANCH_LIST.filter(
    ({ id, listing }) => listing === 'site' && places.branches.some((one) => one === id),
  );
  const start = startOf(campaign);
  return [
    ...(cityList
      ? [
          {
            at: 'cityList',
            text: 'the form has a list, and places of its own as well; take one away',
          },
        ]
      : []),
    ...unlisted.map(({ place }) => ({
      at: 'places',
      text: `the form does not list ${place}; choose the branch that answers for it`,
    })),
    ...places.cities
      .filter((slug) => !offered.some((branch) => branch.city === slug))
      .map((slug) => ({
        at: 'places',
        text: `the form lists no branch in ${CITIES[slug].displayName}; take the city out`,
      })),
    ...(city && !offered.some((branch) => branch.city === city)
      ? [
          {
            at: 'places',
            text: `the form leaves ${CITIES[city].displayName} out, which the page is about; add it`,
          },
        ]
      : []),
    ...(start && !offered.some(({ id }) => id === start.id)
      ? [{ at: 'places', text: `the form leaves ${start.place} out, which it starts with; add it` }]
      : []),
  ];
};

// The other lists leave no city out that a page is about.
const listProblems = (campaign: Campaign): Problem[] => {
  const { cityList, city } = campaign;
  const start = startOf(campaign);
  if (cityList === 'cbse' && start && start.board !== 'CBSE') {
    return [
      {
        at: 'cityList',
        text: `the form’s list leaves ${start.place} out, which follows ${start.board}; choose another list, or choose a CBSE branch`,
      },
    ];
  }
  if (cityList !== 'restricted') return [];
  return [...new Set([city, start?.city])]
    .filter((slug) => slug !== undefined)
    .filter((slug) => !RESTRICTED_CITIES.includes(slug))
    .map((slug) => ({
      at: 'cityList',
      text: `the form’s list leaves ${CITIES[slug].displayName} out; choose another list, or a city that it offers`,
    }));
};

const hiddenProblems = ({ form }: Campaign): Problem[] => [
  ...(form?.hidden?.includes('place') && form.branchId === undefined
    ? [
        {
          at: 'form.hidden',
          text: 'city and branch can only be left out where the form starts with a branch; choose one',
        },
      ]
    : []),
  ...(form?.hidden?.includes('grade') && form.gradeId === undefined
    ? [
        {
          at: 'form.hidden',
          text: 'the class can only be left out where the form starts with one; choose it',
        },
      ]
    : []),
];
