import dynamic from 'next/dynamic';
import { AfterHydration } from '@/components/blocks/AfterHydration';
import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { Seo } from '@/components/blocks/Seo';
import type { MapSampleSet } from '@/lib/schools/maps/mapSamples';
import type { SceneImage } from '@/lib/schools/scene/sceneImage';
import { ButtonSamples } from './ButtonSamples';
import { DialogSamples } from './DialogSamples';
import { FieldSamples } from './FieldSamples';
import { ImageSamples } from './ImageSamples';
import styles from './KitchenSinkView.module.scss';
import { MapSamples } from './MapSamples';
import { SceneSamples } from './SceneSamples';
import { ThanksSamples } from './ThanksSamples';

// As on the pages that have them: few visitors need them.
const VisitSamples = dynamic(() => import('./VisitSamples').then((part) => part.VisitSamples), {
  ssr: false,
});

type KitchenSinkViewProps = { maps: MapSampleSet; scenes: readonly SceneImage[] };

/** Every component and state on one bare page, for people and for screenshots (design 5.16). */
export const KitchenSinkView = ({ maps, scenes }: KitchenSinkViewProps) => (
  <div className={styles.root}>
    <Seo
      title="Kitchen sink"
      description="Every component of the site in every state."
      path={null}
      robots="noindex"
    />
    <h1>Kitchen sink</h1>
    <ButtonSamples />
    <DialogSamples />
    <FieldSamples />
    <ImageSamples />
    <SceneSamples scenes={scenes} />
    <EnquirySection
      heading="Enquire about admission"
      text="The admissions team of the branch calls you back."
    />
    <MapSamples {...maps} />
    <ThanksSamples />
    <AfterHydration>
      <VisitSamples />
    </AfterHydration>
  </div>
);
