import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { membersText as text } from "../../content/staff/command.ts";
import { shortLevel } from "../../content/staff/levels.ts";
import { Button } from "../../ui/core/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { ScreenAside } from "../command/screen-aside.tsx";
import { type ListedMember, membersQuery } from "../directory/members-query.ts";
import { useSettledText } from "../directory/use-settled-text.ts";
import { Face } from "../shell/face.tsx";
import { Link } from "../shell/link.tsx";
import { memberPath } from "../shell/member-paths.ts";
import { useStaff } from "../shell/staff-me.ts";
import { staffPaths } from "../shell/staff-paths.ts";
import { StaffScreen } from "../shell/staff-screen.tsx";
import { useNow } from "../time/use-now.ts";
import styles from "./members-screen.module.css";

/** One's own members, by name. The search asks the server, which finds names without accents too. */
export function MembersScreen() {
  const [typed, setTyped] = useState("");
  const name = useSettledText(typed);
  const query = useQuery({ ...membersQuery(name), placeholderData: keepPreviousData });
  const me = useStaff();
  const now = useNow();
  const firstName = me.name.split(" ")[0] ?? me.name;
  return (
    <StaffScreen
      title={text.title}
      note={query.data && name === "" ? text.summary(firstName, query.data.length) : firstName}
      aside={<ScreenAside now={now} />}
    >
      <div className={styles.search}>
        <Field
          type="search"
          label={text.search}
          autoComplete="off"
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Link to={staffPaths.mentions}>{text.mentions}</Link>
      </div>
      {query.data ? <MemberTable members={query.data} name={name} /> : null}
      {query.isError && !query.data ? (
        <div className={`${styles.message} stack gap-3`} role="alert">
          <h2>{text.failed.title}</h2>
          <p>{text.failed.text}</p>
          <Button variant="outline" busy={query.isFetching} onClick={() => void query.refetch()}>
            {text.failed.retry}
          </Button>
        </div>
      ) : null}
      {query.isPending ? (
        <p className={`${styles.message} stack gap-3`} role="status">
          {text.loading}
        </p>
      ) : null}
    </StaffScreen>
  );
}

function MemberTable({ members, name }: { members: readonly ListedMember[]; name: string }) {
  if (members.length === 0)
    return (
      <p className={`${styles.message} stack gap-3`} role="status">
        {name === "" ? text.none : text.noMatch(name)}
      </p>
    );
  return (
    <table className={`${styles.table} full-table`} role="table" aria-label={text.list}>
      <thead role="rowgroup">
        <tr role="row">
          {Object.values(text.columns).map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {members.map((member) => (
          <MemberRow key={member.memberId} {...member} />
        ))}
      </tbody>
    </table>
  );
}

function MemberRow({ memberId, name, access, day, week, diet, training }: ListedMember) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <Link to={memberPath(memberId)}>
          <Face name={name} size="small" />
          {name}
        </Link>
      </th>
      <td role="cell">{text.access[access] || text.stage(day, week)}</td>
      <td role="cell" data-label={text.columns.diet}>
        {diet ? shortLevel("diet", diet) : text.noLevel}
      </td>
      <td role="cell" data-label={text.columns.training}>
        {training ? shortLevel("training", training) : text.noLevel}
      </td>
    </tr>
  );
}
