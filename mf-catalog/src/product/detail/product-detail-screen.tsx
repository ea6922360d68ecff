import { queryOf } from '@portal/shared/api';
import type {
  GoodsDetail,
  HotelDetail,
  ProductKind,
  TicketDetail,
  TourDetail,
  VisaDetail,
} from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import {
  EmptyState,
  LinkButton,
  Page,
  QueryView,
  Skeleton,
  useQueryParams,
  useTitle,
} from '@portal/shared/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { detailCalls } from '../detail-calls.ts';
import { readableId } from '../readable-id.ts';
import styles from './detail.module.css';
import { detailMessages } from './detail-messages.ts';
import { rememberViewed } from './related/viewed.ts';

// In a file that exists: each lazy file has its hash in the entry, which every page loads.
const PreviewFrame = lazy(() => import(/* webpackChunkName: "reviews" */ '#src/preview/preview-frame.tsx'));

/** A product whole, by its kind. */
interface Details {
  readonly tour: TourDetail;
  readonly hotel: HotelDetail;
  readonly ticket: TicketDetail;
  readonly goods: GoodsDetail;
  readonly visa: VisaDetail;
}

type DetailCall = (typeof detailCalls)[ProductKind];
type PreviewCall = 'GET /api/v1/products/:id/preview';

const NotFound = ({ kind }: { kind: ProductKind }) => {
  const t = useMessages(detailMessages);
  const title = t(`notFound.${kind}.title`);
  useTitle(title);
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState
        icon="compass"
        title={title}
        body={t('notFound.body')}
        action={<LinkButton to={paths.productList(kind)}>{t(`notFound.${kind}.browse`)}</LinkButton>}
      />
    </>
  );
};

const Places = () => (
  <>
    <Skeleton height={88} width="min(560px, 100%)" />
    <Skeleton height="clamp(320px, 36vw, 480px)" radius="var(--radius)" />
    <Skeleton height={520} />
  </>
);

/** `?preview=1` requests the editor's draft, which only editors may read. */
const callFor = (kind: ProductKind, preview: boolean): DetailCall | PreviewCall =>
  preview ? 'GET /api/v1/products/:id/preview' : detailCalls[kind];

const useProduct = (kind: ProductKind, asked: number | undefined, preview: boolean) => {
  const id = readableId(asked);
  const call = callFor(kind, preview);
  const options = queryOf(call, { params: { id: id ?? 0 } });
  const query = useQuery({ ...options, queryFn: id ? options.queryFn : skipToken });
  return { query, unknown: !id || query.error?.status === 404 };
};

interface ShownProps {
  readonly product: Details[ProductKind];
  readonly preview: boolean;
  readonly children: ReactNode;
}

/** Sets the document title, and adds the product to the recently viewed ones. */
const Shown = ({ product, preview, children }: ShownProps) => {
  const text = useText();
  useTitle(text(product.seo?.title ?? product.title));
  useEffect(() => {
    if (!preview) rememberViewed(product.id);
  }, [product.id, preview]);
  if (!preview) return children;
  return (
    <Suspense fallback={<Places />}>
      <PreviewFrame>{children}</PreviewFrame>
    </Suspense>
  );
};

interface ProductDetailScreenProps<K extends ProductKind> {
  readonly kind: K;
  /** Draws the product, as soon as it is there. */
  readonly children: (product: Details[K]) => ReactNode;
}

/** The detail screen of a product, `?id=`: skeleton while loading, and a not-found state. */
export const ProductDetailScreen = <K extends ProductKind>({
  kind,
  children,
}: ProductDetailScreenProps<K>) => {
  const { get, getNumber } = useQueryParams();
  const preview = get('preview') !== undefined;
  const { query, unknown } = useProduct(kind, getNumber('id'), preview);
  return (
    <Page>
      <div className={styles.screen}>
        {unknown ? (
          <NotFound kind={kind} />
        ) : (
          <QueryView query={query} skeleton={<Places />}>
            {(product) => (
              <Shown key={product.id} product={product} preview={preview}>
                {/* The call of a kind answers its detail. */}
                {children(product as Details[K])}
              </Shown>
            )}
          </QueryView>
        )}
      </div>
    </Page>
  );
};
