import { getReceiptPdf } from "@app/contract/account";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { findMessage } from "../../app/shell/states/message-of.ts";
import { Button } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import { download } from "../privacy/export/download.ts";
import { save } from "../privacy/export/save-file.ts";
import styles from "./save-pdf.module.css";

type SavePdfProps = { paymentId: string; referenceNumber: string; variant: "inline" | "outline"; children: ReactNode };

/** Downloads the receipt with the authorization header, which a plain link could not send. */
export function SavePdf({ paymentId, referenceNumber, variant, children }: SavePdfProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { file, name } = await download(getReceiptPdf, { params: { paymentId } });
      save(file, name || `recibo-${referenceNumber}.pdf`);
    },
  });

  return (
    <>
      <Button
        variant={variant}
        className={variant === "inline" ? styles.link : undefined}
        busy={isPending}
        onClick={() => mutate()}
      >
        <Icon name="download" />
        {children}
      </Button>
      {error ? (
        <span className={styles.failed} role="alert">
          {findMessage(error)}
        </span>
      ) : null}
    </>
  );
}
