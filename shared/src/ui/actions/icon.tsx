import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

/** Whether there is an icon of this name: for names that come from data. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name);

interface IconProps {
  readonly name: IconName;
  /** Side length in px, at the standard text size. */
  readonly size?: number;
  /** What it means, where no text beside it says so; without it the icon is decoration. */
  readonly label?: string;
  readonly filled?: boolean;
}

/** A line icon in the colour of the text around it. */
export const Icon = ({ name, size = 20, label, filled = false }: IconProps) => (
  <svg
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    style={{ flex: 'none' }}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <path d={iconPaths[name]} />
  </svg>
);
