import { useEffect, useRef, useState } from 'react';
import { RadioButtons } from '@/components/forms/RadioButtons';
import { EDITOR_COPY as COPY } from '@/data/copy/desk/campaignEditor';
import type { DeskCampaign } from '@/lib/desk/campaignContract';
import { PREVIEW_MESSAGE } from '@/lib/desk/usePreviewed';
import styles from './CampaignEditor.module.scss';

const SIZES = [
  { value: '390', label: COPY.previewPhone },
  { value: '1280', label: COPY.previewWide },
] as const;

type PreviewPaneProps = { campaign: DeskCampaign };

/** The page beside its form, in a window as wide as a telephone's or a computer's. */
export const PreviewPane = ({ campaign: { built, previewPath } }: PreviewPaneProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState('390');
  const [room, setRoom] = useState(390);

  const show = () =>
    frame.current?.contentWindow?.postMessage(
      { type: PREVIEW_MESSAGE, built },
      window.location.origin,
    );
  useEffect(show);

  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 390));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, room / Number(width));
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{COPY.preview}</h2>
      <RadioButtons
        name="campaign-width"
        label={COPY.previewSize}
        options={SIZES}
        value={width}
        onChange={setWidth}
      />
      <div ref={box} className={styles.window}>
        {built === null ? (
          <p>{COPY.noPreview}</p>
        ) : (
          <iframe
            ref={frame}
            title={COPY.previewFrame}
            src={previewPath}
            onLoad={show}
            style={{
              width: `${width}px`,
              height: `${100 / scale}%`,
              transform: `scale(${scale})`,
            }}
          />
        )}
      </div>
    </section>
  );
};
