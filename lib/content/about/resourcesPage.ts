import { PARENT_RESOURCES, STAGE_RESOURCES } from '@/data/content/about/parentResources';
import type { AboutPage, LinkGroup, Part } from '@/data/content/about/part';
import { GRADES, STAGE_NAMES, STAGES, type Stage } from '@/data/grades';

/** The lists stand apart, since they alone are printed. */
export type ResourcesPage = AboutPage & { checklists: Part };

const groupOf = (stage: Stage): LinkGroup => {
  const grades = GRADES.filter((grade) => grade.stage === stage);
  const [first, last] = [grades.at(0), grades.at(-1)];
  const { label } = PARENT_RESOURCES.stages;
  return {
    title: STAGE_NAMES[stage],
    label: label(`${first?.age} to ${last?.age}`, `${first?.name} to ${last?.name}`),
    ...STAGE_RESOURCES[stage],
  };
};

/** Builds the page for parents: the best of the site by age, and lists to print. */
export const buildResourcesPage = (): ResourcesPage => {
  const { heading, crumb, lead, picture, actions, stages, checklists, parts } = PARENT_RESOURCES;
  return {
    heading,
    crumb,
    lead,
    picture,
    actions,
    checklists,
    parts: [
      {
        id: 'ages',
        kind: 'links',
        heading: stages.heading,
        lead: stages.lead,
        groups: STAGES.map(groupOf),
      },
      ...parts,
    ],
  };
};
