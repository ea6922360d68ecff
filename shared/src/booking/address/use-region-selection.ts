import type { Region } from '@portal/shared/contract';
import type { RegionPath } from '@portal/shared/rules';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { codesAbove, findRegions, pathOf, regionsBelow } from './region-levels.ts';

/** The way down through the regions: where one stands, what there is to choose, and what was typed to find it. */
export const useRegionSelection = (from: string, onChoose: (path: RegionPath) => void) => {
  const [codes, setCodes] = useState(() => codesAbove(from));
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const levels = useQueries({ queries: ['', ...codes].map(regionsBelow) });
  const chosen = codes.flatMap((code, place) => levels[place]?.data?.find((one) => one.code === code) ?? []);
  const query = levels[codes.length];
  const found = findRegions(query?.data ?? [], text);

  const go = (next: readonly string[]) => {
    setCodes(next);
    setText('');
    setActive(-1);
  };
  return {
    codes,
    chosen,
    query,
    found,
    text,
    /** Which of those found the keyboard is at: the first once something was typed, -1 where it is at none. */
    active: text !== '' && active < 0 && found.length > 0 ? 0 : active,
    setActive,
    type: (next: string) => {
      setText(next);
      setActive(-1);
    },
    /** Back to where `count` levels are chosen. */
    backTo: (count: number) => go(codes.slice(0, count)),
    choose: (region: Region) => {
      if (region.leaf) onChoose(pathOf([...chosen, region]));
      else go([...codes, region.code]);
    },
  };
};

export type RegionSelection = ReturnType<typeof useRegionSelection>;
