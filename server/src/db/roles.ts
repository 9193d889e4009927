/**
 * Makes the three roles that the application works as. They belong to the whole cluster, so another database's migration may be
 * making them at this moment; an owner who may not make roles is told what to ask for.
 */
export const ensureRoles = `do $$
declare
  role text;
  needed text := case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end;
begin
  foreach role in array array['kantoor_app', 'kantoor_system', 'kantoor_reader'] loop
    begin
      if to_regrole(role) is null then execute format('create role %I nologin nobypassrls', role); end if;
    exception when duplicate_object or unique_violation then null;
    end;
    begin
      if not pg_has_role(current_user, role, needed) then execute format('grant %I to current_user', role); end if;
    exception when unique_violation or internal_error then null;
    end;
  end loop;
exception when insufficient_privilege then
  raise exception '% may not make roles: let a superuser run "create role kantoor_app; create role kantoor_system; create role kantoor_reader; grant kantoor_app, kantoor_system, kantoor_reader to %" (without the roles that exist)',
    current_user, quote_ident(current_user);
end $$`
