import { Input } from 'antd';
import type { TextAreaProps } from 'antd/es/input';
import type { CSSProperties } from 'react';
import styles from './growing-text-area.module.css';

interface GrowingTextAreaProps extends Omit<TextAreaProps, 'autoSize' | 'className' | 'rows' | 'style'> {
  readonly minRows: number;
}

/**
 * A text area that grows with its text, by CSS: `autoSize` of antd writes a style attribute, which the
 * Content-Security-Policy refuses.
 */
export const GrowingTextArea = ({ minRows, ...props }: GrowingTextAreaProps) => (
  <Input.TextArea
    {...props}
    rows={minRows}
    className={styles.growing}
    style={{ '--rows': minRows } as CSSProperties}
  />
);
