import { useEffect } from 'react';
import type { EnquiryItem } from '../../domain/enquiry/enquiry';
import { enquiryItem } from '../../domain/enquiry/enquiryItem';
import { useStockItem } from './useStockItem';

interface Props {
  readonly id: string;
  readonly onItem: (item: EnquiryItem) => void;
}

/** Reads a stock item and reports it for an enquiry. Renders nothing: a separate script, for pages that rarely name one. */
export function ReadStockItem({ id, onItem }: Props) {
  const { item } = useStockItem(id, null);
  useEffect(() => {
    if (item) onItem(enquiryItem(item));
  }, [item, onItem]);
  return null;
}
