import type { Canvas } from '../../canvas.ts';
import { pigment } from '../../colour.ts';
import { d, line, path, times } from '../../shapes.ts';

/** A flat-crowned tree of the savanna. */
export function acacia(canvas: Canvas, height: number, distance = 0): string {
  const h = height;
  return (
    line(
      d`M0 0Q${h * 0.04} ${-h * 0.4} ${-h * 0.06} ${-h * 0.5}L${-h * 0.34} ${-h * 0.8}M${-h * 0.03} ${-h * 0.46}L${h * 0.14} ${-h * 0.62}L${h * 0.38} ${-h * 0.82}M${h * 0.14} ${-h * 0.62}L${h * 0.06} ${-h * 0.86}`,
      canvas.shade('#4f3a30', distance),
      h * 0.05,
    ) +
    path(
      d`M${-h * 0.72} ${-h * 0.78}Q${-h * 0.5} ${-h * 0.98} ${-h * 0.1} ${-h * 0.98}T${h * 0.76} ${-h * 0.8}Q${h * 0.3} ${-h * 0.74} 0 ${-h * 0.78}T${-h * 0.72} ${-h * 0.78}Z`,
      canvas.shade('#5f8a48', distance, 0.2),
    ) +
    path(
      d`M${-h * 0.5} ${-h * 0.87}Q${-h * 0.2} ${-h * 1.06} ${h * 0.2} ${-h * 1.0}T${h * 0.5} ${-h * 0.88}Q0 ${-h * 0.84} ${-h * 0.5} ${-h * 0.87}Z`,
      canvas.tone('#7fa055', distance),
    )
  );
}

/** A giraffe in profile, looking left. */
export function giraffe(canvas: Canvas, height: number): string {
  const h = height;
  const coat = canvas.tone('#d9963f');
  return (
    path(
      d`M${-h * 0.2} ${-h * 0.9}l${-h * 0.12} ${h * 0.06}l${h * 0.02} ${h * 0.035}l${h * 0.11} ${-h * 0.01}L${-h * 0.12} ${-h * 0.46}Q${-h * 0.12} ${-h * 0.36} ${-h * 0.08} ${-h * 0.32}L${-h * 0.09} 0h${h * 0.035}L${-h * 0.02} ${-h * 0.29}H${h * 0.14}L${h * 0.15} 0h${h * 0.035}L${h * 0.21} ${-h * 0.34}Q${h * 0.22} ${-h * 0.46} ${h * 0.08} ${-h * 0.5}Q0 ${-h * 0.52} ${-h * 0.02} ${-h * 0.56}L${-h * 0.13} ${-h * 0.9}l${h * 0.0} ${-h * 0.05}h${-h * 0.016}l${-h * 0.01} ${h * 0.05}Z`,
      coat,
    ) +
    path(
      times(
        7,
        (i) =>
          d`M${-h * (0.14 - i * 0.035)} ${-h * (0.76 - i * 0.058)}l${h * 0.03} ${h * 0.01}l${-h * 0.006} ${h * 0.03}l${-h * 0.03} ${-h * 0.008}Z`,
      ),
      canvas.shade('#8a5528'),
    ) +
    path(
      d`M${h * 0.02} ${-h * 0.46}l${h * 0.05} ${h * 0.02}l${-h * 0.02} ${h * 0.05}l${-h * 0.05} ${-h * 0.02}ZM${h * 0.11} ${-h * 0.42}l${h * 0.05} ${h * 0.02}l${-h * 0.02} ${h * 0.05}l${-h * 0.05} ${-h * 0.02}Z`,
      canvas.shade('#8a5528'),
    )
  );
}

/** A camel walking left. */
export function camel(canvas: Canvas, size: number): string {
  const s = size;
  const coat = canvas.shade('#a9683a', 0, 0.2);
  return (
    path(
      d`M${-s * 0.5} ${-s * 0.78}l${-s * 0.14} ${s * 0.04}v${s * 0.06}l${s * 0.14} ${s * 0.01}Q${-s * 0.48} ${-s * 0.44} ${-s * 0.26} ${-s * 0.42}L${-s * 0.24} 0h${s * 0.06}L${-s * 0.14} ${-s * 0.36}H${s * 0.18}L${s * 0.22} 0h${s * 0.06}L${s * 0.32} ${-s * 0.5}Q${s * 0.3} ${-s * 0.64} ${s * 0.18} ${-s * 0.64}Q${s * 0.1} ${-s * 0.94} 0 ${-s * 0.66}Q${-s * 0.16} ${-s * 0.96} ${-s * 0.22} ${-s * 0.6}Q${-s * 0.38} ${-s * 0.48} ${-s * 0.4} ${-s * 0.74}Q${-s * 0.42} ${-s * 0.84} ${-s * 0.5} ${-s * 0.78}Z`,
      coat,
    ) +
    path(
      d`M${-s * 0.14} ${-s * 0.66}h${s * 0.26}l${s * 0.03} ${s * 0.22}h${-s * 0.34}Z`,
      canvas.tone(canvas.random.pick([pigment.coral, pigment.deep, pigment.gold])),
    )
  );
}
