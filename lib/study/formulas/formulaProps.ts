import { planSlug } from '@/data/routes/paths/study/formulas';
import { seoFor } from '@/data/routes/routes';
import type { FormulaSubject } from '@/data/study/formulas/formula';
import { FORMULA_PLANS } from '@/data/study/formulas/plans';
import { buildFormulaClass, buildFormulaSheetPage } from './formulaPage';

/** The props of the page of a class; null where there is none. */
export const formulaPlanProps = async (subject: FormulaSubject, slug: string) => {
  const page = buildFormulaClass(subject, slug) ?? (await buildFormulaSheetPage(subject, slug));
  return page && { page, seo: seoFor(page.path) };
};

/** The props of the page of a group; null where there is none. */
export const formulaGroupProps = async (subject: FormulaSubject, slug: string, group: string) => {
  const page = await buildFormulaSheetPage(subject, slug, group);
  return page && { page, seo: seoFor(page.path) };
};

/** The addresses of the pages by group. */
export const formulaGroupParams = (subject: FormulaSubject) =>
  FORMULA_PLANS[subject].flatMap((plan) =>
    (plan.groups ?? []).map(({ slug }) => ({ params: { class: planSlug(plan), group: slug } })),
  );
