import type { ProductDraft } from '@portal/shared/contract';
import { useQueryParams } from '@portal/shared/ui';
import { Form } from 'antd';
import { useContext } from 'react';
import { SeoPreview } from '#src/seo/seo-preview.tsx';
import { sitePath } from '../../product-paths.ts';
import { EditedKind } from '../edited-kind.ts';

/** How the product in the form around it appears in search results and as a shared link. */
export const ProductSeo = () => {
  const kind = useContext(EditedKind);
  const id = useQueryParams().getNumber('id') ?? 0;
  const form = Form.useFormInstance<ProductDraft>();
  const title = Form.useWatch('title', form);
  const description = Form.useWatch('summary', form);
  const gallery = Form.useWatch('gallery', form);
  const seo = Form.useWatch('seo', form);
  return (
    <SeoPreview
      page={{ title, description, picture: gallery?.[0] }}
      seo={seo ?? {}}
      path={sitePath(kind, id)}
    />
  );
};
