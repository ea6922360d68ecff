import type { ECharts, EChartsCoreOption } from 'echarts/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Palette, paletteAt } from './palette.ts';

/** Calls when the theme is switched, which shows at the page's root. */
const onThemeChange = (act: () => void): (() => void) => {
  const observer = new MutationObserver(act);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['class', 'data-theme', 'style'],
  });
  return () => observer.disconnect();
};

const onResize = (element: Element, act: () => void): (() => void) => {
  const observer = new ResizeObserver(act);
  observer.observe(element);
  return () => observer.disconnect();
};

/**
 * Draws into a place, and again when the option, the theme or the room changes; `onPick` is given the place in the data
 * of what was clicked. True when the engine could not be fetched.
 */
export const useECharts = (
  place: RefObject<HTMLElement | null>,
  option: (palette: Palette) => EChartsCoreOption,
  onPick: (index: number) => void,
): boolean => {
  const [chart, setChart] = useState<ECharts>();
  const [failed, setFailed] = useState(false);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });

  useEffect(() => {
    let opened: ECharts | undefined;
    let gone = false;
    import('./echarts.ts').then(
      ({ openChart }) => {
        if (gone || !place.current) return;
        opened = openChart(place.current);
        opened.on('click', ({ dataIndex }) => pick.current(Number(dataIndex)));
        setChart(opened);
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      opened?.dispose();
    };
  }, [place]);

  useEffect(() => {
    const element = place.current;
    if (!chart || !element) return;
    const draw = () => chart.setOption(option(paletteAt(element)), true);
    draw();
    const stops = [onThemeChange(draw), onResize(element, () => chart.resize())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [chart, option, place]);

  return failed;
};
