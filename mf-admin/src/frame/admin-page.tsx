import { AntdTheme } from '@portal/shared/antd';
import { useMedia, useTitle } from '@portal/shared/ui';
import { ConfigProvider, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';
import styles from './admin-page.module.css';

const components: ThemeConfig['components'] = {
  Table: {
    headerBg: '#faf7f1',
    headerColor: '#4a5a68',
    headerSplitColor: 'transparent',
    rowHoverBg: '#f4f8fb',
    cellPaddingBlockMD: 8,
  },
  Tree: { nodeSelectedColor: '#0b4f8a' },
  // The word on a switch that is off has to be read, too.
  Switch: { colorTextQuaternary: '#5b6b78', colorTextTertiary: '#4a5a68' },
};

/** A mouse finds small controls; a finger gets the house's full height. */
const themes = {
  mouse: { token: { controlHeight: 32 }, components },
  touch: { components },
} as const satisfies Record<string, ThemeConfig>;

// antd would write two Chinese characters apart.
const button = { autoInsertSpace: false };

interface AdminPageProps {
  readonly title: string;
  /** A sentence under the title: what this is for. */
  readonly lead?: ReactNode;
  /** What is done with the whole of it, at the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What every screen of the back office stands in: title, actions, content, and antd in the house's look. */
export const AdminPage = ({ title, lead, actions, children }: AdminPageProps) => {
  useTitle(title);
  const touch = useMedia('(pointer: coarse)');
  return (
    <AntdTheme>
      <ConfigProvider theme={touch ? themes.touch : themes.mouse} button={button}>
        <div className={styles.page}>
          <header className={styles.header}>
            <div className={styles.words}>
              <h1>{title}</h1>
              {lead && <p>{lead}</p>}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </header>
          {children}
        </div>
      </ConfigProvider>
    </AntdTheme>
  );
};
