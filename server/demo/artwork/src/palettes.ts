import { mix, pigment } from './colour.ts';
import type { Random } from './random.ts';

/** The hours and weathers a picture can be drawn in. */
export const lightNames = ['dawn', 'noon', 'dusk', 'night', 'rain'] as const;
export type LightName = (typeof lightNames)[number];

/** What one light does to air, water and things. Every colour is `#rrggbb`. */
export interface Palette {
  /** From the zenith to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  readonly glow: string;
  readonly cloud: string;
  /** From the horizon to the viewer. */
  readonly water: readonly [string, string];
  /** What far things dissolve into. */
  readonly haze: string;
  /** The tint of the light on every local colour, and how strong it is. */
  readonly ambient: string;
  readonly ambience: number;
  /** Window panes: sky by day, lamplight after dark. */
  readonly pane: string;
}

type Sky = readonly [top: string, middle: string, horizon: string];
type Water = readonly [far: string, near: string];

const by = (
  light: Omit<Palette, 'sky' | 'water' | 'haze'>,
  ...variants: readonly (readonly [Sky, Water, haze: string])[]
): Palette[] => variants.map(([sky, water, haze]) => ({ ...light, sky, water, haze }));

const palettes: Record<LightName, Palette[]> = {
  dawn: by(
    { sun: '#fff4da', glow: '#ffe2ae', cloud: '#fff1e2', ambient: '#e59a7c', ambience: 0.2, pane: '#5f86a8' },
    [['#5d93c4', '#f3c5aa', '#fde6c2'], ['#efc3a6', '#2a6a9c'], '#f4d6c0'],
    [['#8587bd', '#f0b3aa', '#ffe4c4'], ['#e9b3a8', '#3a5f99'], '#efc9c0'],
    [['#6db0bd', '#f6dcb6', '#fff0cf'], ['#cfd9bd', '#22768f'], '#ece3c6'],
    [['#f2b79d', '#f9d9b0', '#fff3d2'], ['#f0c9a0', '#2f6f8f'], '#f3dcbc'],
    [['#4f7fae', '#b9cbd6', '#ffd9b8'], ['#c3cdd0', '#1f5f8f'], '#dcd6cc'],
  ),
  noon: by(
    {
      sun: '#fffbe8',
      glow: '#fff6d5',
      cloud: '#ffffff',
      ambient: '#fff3d6',
      ambience: 0.06,
      pane: '#3f7fae',
    },
    [['#2f86c9', '#8cc9e6', '#e9f4ea'], ['#5fb6cc', '#0b4f8a'], '#cbe5e8'],
    [['#4fa9c9', '#a9dbdc', '#f7f0d8'], ['#66c3c0', '#0d6490'], '#d5ebdf'],
    [['#f7f2e9', '#f6e8cb', '#fbdcb0'], ['#7fc4c4', '#0f5f93'], '#f1e6cd'],
    [['#1f6fae', '#5fb3df', '#cdeaf0'], ['#3fa3c9', '#0a477e'], '#b7dcea'],
    [['#9fd8d2', '#dcefdc', '#fdf3d6'], ['#83cfc4', '#0c7391'], '#dff0dc'],
  ),
  dusk: by(
    {
      sun: '#ffe0a0',
      glow: '#ffc27a',
      cloud: '#ffb28a',
      ambient: '#4a2a5c',
      ambience: 0.36,
      pane: '#ffd489',
    },
    [['#22386b', '#c8576a', '#ffb26e'], ['#f58f66', '#123f70'], '#e68a72'],
    [['#5a2f66', '#e8604f', '#ffc56f'], ['#f28a5c', '#3a2b66'], '#e98563'],
    [['#14507f', '#f08a66', '#ffd58c'], ['#eaa273', '#0b4470'], '#e5a27f'],
    [['#3a4a8a', '#b58fc0', '#ffc9a0'], ['#d9a3a5', '#2a3f7d'], '#cfa0b3'],
    [['#e2684e', '#f6a05f', '#ffe09a'], ['#f4b070', '#1f5577'], '#f0b07a'],
  ),
  night: by(
    { sun: '#fdf3d3', glow: '#8fc0dd', cloud: '#3b6b93', ambient: '#123f70', ambience: 0.5, pane: '#ffd27d' },
    [['#061730', '#0e3d6b', '#3a7ba5'], ['#2b6a98', '#08213f'], '#2f6a94'],
    [['#10153a', '#2a3b7a', '#6f7fb5'], ['#4a5f9c', '#121a45'], '#50639f'],
    [['#04222f', '#0c5062', '#4f9a98'], ['#2f7f88', '#062b3a'], '#367f86'],
  ),
  rain: by(
    {
      sun: '#eef1ea',
      glow: '#e4e9e2',
      cloud: '#8fa3ac',
      ambient: '#5f7a86',
      ambience: 0.26,
      pane: '#ffdf9c',
    },
    [['#5f7c92', '#9db3ba', '#d3dbd5'], ['#9fb5ba', '#2f5874'], '#b9c8c8'],
    [['#6a8791', '#a7bdb6', '#dde0cf'], ['#a5bdb6', '#33616b'], '#bfcfc4'],
  ),
};

/** One of the palettes of a light, its zenith leaning a little towards a house colour. */
export function paletteOf(light: LightName, random: Random): Palette {
  const chosen = random.pick(palettes[light]);
  const [top, ...rest] = chosen.sky;
  const lean = random.pick([pigment.deep, pigment.sea, pigment.rose, pigment.gold]);
  return { ...chosen, sky: [mix(top, lean, random.between(0, 0.22)), ...rest] };
}
