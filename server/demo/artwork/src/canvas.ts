import { mix, pigment } from './colour.ts';
import { type LightName, type Palette, paletteOf } from './palettes.ts';
import { hash, type Random, randomFrom } from './random.ts';
import { d } from './shapes.ts';

/** A colour of a gradient; those without an offset are spread evenly. */
type Stop = string | readonly [offset: number, colour: string, opacity?: number];

/** One drawing in the making: its light, its dice and the definitions it refers to. */
export class Canvas {
  readonly random: Random;
  readonly palette: Palette;
  readonly light: LightName;
  readonly #prefix: string;
  readonly #definitions: string[] = [];

  constructor(seed: string, light: LightName) {
    this.light = light;
    this.random = randomFrom(seed);
    this.palette = paletteOf(light, this.random);
    this.#prefix = `a${hash(`${seed} ${light}`).toString(36)}`;
  }

  get definitions() {
    return this.#definitions.length ? `<defs>${this.#definitions.join('')}</defs>` : '';
  }

  /** After sunset, when lamps burn. */
  get dark() {
    return this.light === 'night';
  }

  /** A local colour as this light shows it, `distance` 0 (here) to 1 (lost in the haze). */
  tone(colour: string, distance = 0): string {
    return mix(mix(colour, this.palette.ambient, this.palette.ambience), this.palette.haze, distance);
  }

  /** The side of a thing that is turned away from the light. */
  shade(colour: string, distance = 0, depth = 0.28): string {
    return this.tone(mix(colour, pigment.ink, depth), distance);
  }

  /** Lamplit or mirroring the sky, as the hour has it. */
  pane(distance = 0): string {
    return mix(this.palette.pane, this.palette.haze, distance * 0.6);
  }

  /** A fill running down the shape, or across it. */
  linear(stops: readonly Stop[], across = false): string {
    return this.#gradient('linearGradient', across ? '' : ' x2="0" y2="1"', stops);
  }

  radial(stops: readonly Stop[]): string {
    return this.#gradient('radialGradient', '', stops);
  }

  /** A clip made of shapes, as the value of `clip-path`. */
  clip(shapes: string): string {
    return `url(#${this.#define((id) => `<clipPath id="${id}">${shapes}</clipPath>`)})`;
  }

  /** Defines `content` once and stamps it wherever the returned function is called. */
  stamp(content: string): (x: number, y: number, scale?: number) => string {
    const id = this.#define((name) => `<g id="${name}">${content}</g>`);
    return (x, y, scale = 1) =>
      `<use href="#${id}" transform="${d`translate(${x} ${y})`}${scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`}"/>`;
  }

  /** Draws `content` and its faint image in still water whose edge is at `level`. */
  reflected(content: string, level: number, opacity = 0.3): string {
    const id = this.#define((name) => `<g id="${name}">${content}</g>`);
    const mirror = d`transform="matrix(1 0 0 -1 0 ${level * 2})"`;
    return `<use href="#${id}" ${mirror} opacity="${opacity}"/><use href="#${id}"/>`;
  }

  #gradient(kind: string, direction: string, stops: readonly Stop[]): string {
    const inner = stops.map((stop, index) => {
      const [offset, colour, opacity = 1] =
        typeof stop === 'string' ? ([index / (stops.length - 1), stop] as const) : stop;
      return `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
    });
    return `url(#${this.#define((id) => `<${kind} id="${id}"${direction}>${inner.join('')}</${kind}>`)})`;
  }

  #define(make: (id: string) => string): string {
    const id = `${this.#prefix}-${this.#definitions.length}`;
    this.#definitions.push(make(id));
    return id;
  }
}
