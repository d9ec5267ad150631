import { and, eq, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Variant<T> = Readonly<Record<'productId' | 'color' | 'size', T>>;

export const ofVariant = (
  table: Variant<AnyPgColumn>,
  { productId, color, size }: Variant<string | SQLWrapper>,
): SQL | undefined => and(eq(table.productId, productId), eq(table.color, color), eq(table.size, size));
