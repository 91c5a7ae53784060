import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { NO_MENUS, toggleMenu } from '@/lib/chrome/menuState';
import { useRouteChange } from '@/lib/hooks/useRouteChange';

/** The open dropdowns of the menu in `nav`, and what closes them (specification 4.5). */
export const useMenu = (nav: RefObject<HTMLElement | null>) => {
  const [open, setOpen] = useState(NO_MENUS);

  const closeAll = () => {
    setOpen(NO_MENUS);
    // Browsers without popovers show the menu below the header instead of in a drawer.
    if (nav.current && 'hidePopover' in nav.current) nav.current.hidePopover();
  };

  useRouteChange({ onStart: closeAll });

  const closeFromOutside = useEffectEvent((event: PointerEvent) => {
    if (!isInside(nav.current, event.target)) setOpen(NO_MENUS);
  });
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open.size === 0) return;
    nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(NO_MENUS);
  });
  const closeForDesktop = useEffectEvent(closeAll);

  useEffect(() => {
    const onPress = (event: PointerEvent) => closeFromOutside(event);
    const onKey = (event: KeyboardEvent) => closeOnEscape(event);
    const onTurn = () => closeForDesktop();
    const width = window.matchMedia(DESKTOP);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    width.addEventListener('change', onTurn);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
      width.removeEventListener('change', onTurn);
    };
  }, []);

  return {
    open,
    toggle: (key: string) => setOpen((current) => toggleMenu(current, key)),
    /** A panel would hide what has the focus once it leaves the menu. */
    closeOnLeave: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !isInside(nav.current, relatedTarget)) setOpen(NO_MENUS);
    },
    closeAll,
  };
};

const DESKTOP = '(min-width: 768px)';

const isInside = (nav: HTMLElement | null, target: EventTarget | null): boolean =>
  target instanceof Node && nav?.contains(target) === true;
