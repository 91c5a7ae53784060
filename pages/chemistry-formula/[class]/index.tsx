import { FormulaPlanView } from '@/components/views/formulas/FormulaPlanView';
import { planSlug } from '@/data/routes/paths/study/formulas';
import { FORMULA_PLANS } from '@/data/study/formulas/plans';
import { staticPage } from '@/lib/site/staticPage';
import { formulaPlanProps } from '@/lib/study/formulas/formulaProps';

export const getStaticPaths = () => ({
  paths: FORMULA_PLANS.chemistry.map((plan) => ({ params: { class: planSlug(plan) } })),
  fallback: false,
});

export const getStaticProps = staticPage(({ class: slug = '' }) =>
  formulaPlanProps('chemistry', slug),
);

export default FormulaPlanView;
