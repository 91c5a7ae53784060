import { EnquirySection } from '@/components/blocks/enquiry/EnquirySection';
import { Seo } from '@/components/blocks/Seo';
import type { MapSampleSet } from '@/lib/schools/maps/mapSamples';
import { ButtonSamples } from './ButtonSamples';
import { DialogSamples } from './DialogSamples';
import { FieldSamples } from './FieldSamples';
import { ImageSamples } from './ImageSamples';
import styles from './KitchenSinkView.module.scss';
import { MapSamples } from './MapSamples';
import { ThanksSamples } from './ThanksSamples';

type KitchenSinkViewProps = { maps: MapSampleSet };

/** Every component and state on one bare page, for people and for screenshots (design 5.16). */
export const KitchenSinkView = ({ maps }: KitchenSinkViewProps) => (
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
    <EnquirySection
      heading="Enquire about admission"
      text="The admissions team of the branch calls you back."
    />
    <MapSamples {...maps} />
    <ThanksSamples />
  </div>
);
