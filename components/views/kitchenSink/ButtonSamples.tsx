import { Button, ButtonLink } from '@/components/ui/Button';
import { PATHS } from '@/data/routes/paths';
import { Sample } from './Sample';

export const ButtonSamples = () => (
  <Sample title="Buttons" layout="row">
    <Button>Main button</Button>
    <Button tone="secondary">Second button</Button>
    <Button tone="quiet">Quiet button</Button>
    <Button aria-disabled="true">Busy button</Button>
    <Button disabled>Disabled button</Button>
    <ButtonLink href={PATHS.home}>Link that stands out</ButtonLink>
    <ButtonLink tone="secondary" href={PATHS.home}>
      Second link
    </ButtonLink>
  </Sample>
);
