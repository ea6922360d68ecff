import { useMessages, useText } from '@portal/shared/i18n';
import { Form } from 'antd';
import { slideMessages } from './slide-messages.ts';
import styles from './slide-preview.module.css';

/** What visitors will see of the slide in the form around it. */
export const SlidePreview = () => {
  const t = useMessages(slideMessages);
  const text = useText();
  const form = Form.useFormInstance();
  const title = Form.useWatch('title', form);
  const subtitle = Form.useWatch('subtitle', form);
  const picture = Form.useWatch('picture', form);
  const link = Form.useWatch('link', form);
  return (
    <figure className={styles.preview}>
      <figcaption>{t('form.preview')}</figcaption>
      <div className={styles.stage}>
        <div className={styles.words}>
          <p className={styles.title}>{text(title) || t('form.untitled')}</p>
          {text(subtitle) && <p className={styles.subtitle}>{text(subtitle)}</p>}
          {link && <p className={styles.open}>{t('form.open')}</p>}
        </div>
        <div className={styles.picture}>{picture && <img src={picture} alt="" />}</div>
      </div>
    </figure>
  );
};
