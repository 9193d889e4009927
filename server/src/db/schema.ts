// Generated from the migrated database by npm run generate; do not edit.

export interface Tables {
  absence: {
    environment_id: string
    id: string
    employee_id: string
    kind: string
    start_date: string
    expected_end_date: string | null
    percentage: number
    end_date: string | null
    status: string
    reported_by_employee_id: string | null
    closed_by_employee_id: string | null
    counted_until: string | null
    version: number
    created_at: string
    updated_at: string
  }
  api_key: {
    environment_id: string
    id: string
    name: string
    user_id: string | null
    scopes: string[]
    key_hash: Buffer
    last_four: string
    expires_at: string | null
    revoked_at: string | null
    last_used_at: string | null
    version: number
    created_at: string
    updated_at: string
  }
  assistant: {
    environment_id: string
    id: string
    user_id: string
    client_id: string
    name: string
    host: string
    scopes: string[]
    generation: number
    connected_at: string | null
    expires_at: string
    revoked_at: string | null
    revoked_reason: string | null
    last_used_at: string | null
    version: number
    created_at: string
    updated_at: string
  }
  assistant_call: {
    environment_id: string
    id: string
    assistant_id: string | null
    api_key_id: string | null
    tool: string
    outcome: string
    rows: number | null
    duration_ms: number
    created_at: string
  }
  assistant_code: {
    environment_id: string
    code_hash: Buffer
    assistant_id: string
    redirect_uri: string
    code_challenge: string
    expires_at: string
    used_at: string | null
  }
  assistant_token: {
    environment_id: string
    token_hash: Buffer
    assistant_id: string
    kind: string
    generation: number
    scopes: string[]
    expires_at: string
    used_at: string | null
  }
  audit: {
    environment_id: string
    id: string
    at: string
    operation: string
    resource: string
    record_id: string
    actor_type: string
    actor_id: string | null
    request_id: string
    before: unknown | null
    after: unknown | null
  }
  company_profile: {
    environment_id: string
    id: string
    name: string
    legal_name: string
    coc_code: string | null
    vat_number: string | null
    iban: string | null
    bic: string | null
    address: unknown | null
    email: string | null
    phone: string | null
    url: string | null
    is_default: boolean
    is_active: boolean
    currency: string
    time_zone: string
    locale: string
    payment_term_days: number
    hours_approval: string
    hours_overlap: string
    hours_closed_until: string | null
    budget_policy: string
    version: number
    created_at: string
    updated_at: string
    number_format: string
    number_reset: string
    logo_document_id: string | null
  }
  contact_role: {
    environment_id: string
    id: string
    organization_id: string
    person_id: string
    role: string | null
    work_email: string | null
    work_phone: string | null
    is_primary: boolean
    is_invoice_contact: boolean
    start_date: string | null
    end_date: string | null
    version: number
    created_at: string
    updated_at: string
  }
  contract: {
    environment_id: string
    id: string
    employee_id: string
    start_date: string
    end_date: string | null
    version: number
    created_at: string
    updated_at: string
    company_profile_id: string
    type: string
    schedule: number[]
    schedule_odd_weeks: number[] | null
    fte_percentage: string | null
    leave_minutes_per_year: number
    announced_status: string | null
    weekly_minutes: number
  }
  cost: {
    environment_id: string
    id: string
    project_id: string
    service_id: string | null
    purchase_invoice_id: string | null
    employee_id: string | null
    date: string
    description: string
    quantity: string
    unit_cost: string
    markup_percentage: string | null
    unit_price: string
    cost_amount: string
    sales_amount: string
    billable: boolean
    vat_rate_id: string | null
    invoice_status: string
    write_off_reason: string | null
    invoice_id: string | null
    invoice_line_id: string | null
    note: string | null
    search: string | null
    version: number
    created_at: string
    updated_at: string
  }
  counter: {
    environment_id: string
    name: string
    value: number
  }
  custom_field: {
    environment_id: string
    id: string
    entity: string
    key: string
    label: string
    type: string
    required: boolean
    options: unknown
    group: string | null
    position: number
    is_active: boolean
    version: number
    created_at: string
    updated_at: string
  }
  custom_field_value: {
    environment_id: string
    id: string
    custom_field_id: string
    entity: string
    key: string
    record_id: string
    value: unknown
    version: number
    created_at: string
    updated_at: string
  }
  data_export: {
    environment_id: string
    id: string
    user_id: string
    rights: string[]
    employee_id: string | null
    kind: string
    subject_type: string | null
    subject_id: string | null
    has_files: boolean
    separator: string
    language: string
    status: string
    rows_done: number
    rows_total: number | null
    size_bytes: number | null
    attempt: number | null
    downloads: number
    expires_at: string
    version: number
    created_at: string
    updated_at: string
  }
  data_export_part: {
    environment_id: string
    export_id: string
    attempt: number
    number: number
    bytes: Buffer
  }
  document: {
    environment_id: string
    id: string
    kind: string
    name: string
    mime_type: string
    size_bytes: number
    sha256: string
    organization_id: string | null
    person_id: string | null
    project_id: string | null
    sales_id: string | null
    invoice_id: string | null
    quote_id: string | null
    purchase_invoice_id: string | null
    uploaded_by_employee_id: string | null
    version: number
    created_at: string
    updated_at: string
  }
  document_content: {
    environment_id: string
    document_id: string
    bytes: Buffer
  }
  employee: {
    environment_id: string
    id: string
    employee_number: string | null
    user_id: string | null
    person_id: string | null
    first_name: string | null
    last_name: string
    full_name: string
    email: string | null
    phone: string | null
    job_title: string | null
    is_deactivated: boolean
    employment_start: string | null
    employment_end: string | null
    manager_employee_id: string | null
    company_profile_id: string
    time_zone: string | null
    custom_fields: unknown
    search: string | null
    version: number
    created_at: string
    updated_at: string
    announced: unknown | null
  }
  employee_rate: {
    environment_id: string
    id: string
    employee_id: string
    kind: string
    hourly_rate: string
    valid_from: string
    version: number
    created_at: string
    updated_at: string
  }
  environment: {
    environment_id: string
    id: string
    slug: string
    name: string
    time_zone: string
    project_number_format: string
    version: number
    created_at: string
    updated_at: string
    accepted_quote_wins: boolean
    leave_since: number
  }
  erasure: {
    environment_id: string
    id: string
    user_id: string
    person_id: string | null
    employee_id: string | null
    account_id: string | null
    erased: unknown
    kept: unknown
    names: string[] | null
    record_ids: string[] | null
    audit_entries: number | null
    cleaned_at: string | null
    version: number
    created_at: string
    updated_at: string
  }
  hour_type: {
    environment_id: string
    id: string
    name: string
    code: string | null
    hourly_rate: string | null
    billable_default: boolean
    color: string | null
    position: number
    is_active: boolean
    version: number
    created_at: string
    updated_at: string
  }
  hour_type_rate: {
    environment_id: string
    id: string
    hour_type_id: string
    hourly_rate: string
    valid_from: string
  }
  idempotency: {
    environment_id: string
    caller_id: string
    route: string
    key: string
    request_hash: Buffer
    status: number
    headers: unknown
    body: string | null
    created_at: string
  }
  import: {
    environment_id: string
    id: string
    user_id: string
    acting_user_id: string
    kind: string
    file_name: string
    file_bytes: number
    status: string
    file_format: unknown | null
    columns: unknown
    preview: unknown
    mapping: unknown
    decimal_mark: string
    day_order: string
    duplicates: string
    row_count: number
    rows_done: number
    made_count: number
    skipped_count: number
    failed_count: number
    undone_count: number
    left_count: number
    error: string | null
    held_until: string | null
    attempts: number
    step_started_at: string | null
    step_moved_at: string | null
    started_at: string | null
    ended_at: string | null
    version: number
    created_at: string
    updated_at: string
  }
  import_file: {
    environment_id: string
    import_id: string
    bytes: Buffer
  }
  import_made: {
    environment_id: string
    import_id: string
    row_number: number
    place: number
    resource: string
    record_id: string
    version: number
    reference: string | null
  }
  import_part: {
    environment_id: string
    import_id: string
    first_row: number
    row_count: number
    rows: unknown
  }
  import_remark: {
    environment_id: string
    id: string
    import_id: string
    row_number: number
    outcome: string
    field: string | null
    column_name: string | null
    value: string | null
    code: string
    message: string
    version: number
    created_at: string
    updated_at: string
  }
  installment: {
    environment_id: string
    id: string
    service_id: string
    name: string
    percentage: string | null
    amount: string
    planned_date: string | null
    position: number
    invoice_id: string | null
    invoice_line_id: string | null
    is_invoiced: boolean
    announced_on: string | null
    version: number
    created_at: string
    updated_at: string
  }
  invoice: {
    environment_id: string
    id: string
    type: string
    status: string
    number: string | null
    sequence_number: number | null
    series_year: number | null
    company_profile_id: string
    organization_id: string | null
    person_id: string | null
    subject: string | null
    reference: string | null
    invoice_date: string | null
    payment_term_days: number
    due_date: string | null
    period_start: string | null
    period_end: string | null
    currency: string
    language: string
    total_excl_vat: string
    total_vat: string
    total_incl_vat: string
    vat_breakdown: unknown
    billing: unknown | null
    seller: unknown | null
    note: string | null
    credited_invoice_id: string | null
    finalised_at: string | null
    sent_at: string | null
    sent_via: string | null
    paid_at: string | null
    paid_amount: string
    credited_amount: string
    written_off_amount: string
    write_off_reason: string | null
    overdue_announced_on: string | null
    document_id: string | null
    outstanding_amount: string | null
    payment_status: string | null
    version: number
    created_at: string
    updated_at: string
  }
  invoice_line: {
    environment_id: string
    id: string
    invoice_id: string
    position: number
    kind: string
    description: string
    quantity: string | null
    unit: string | null
    unit_price: string | null
    discount_percentage: string
    amount: string
    vat_rate_id: string | null
    vat_category: string | null
    vat_percentage: string | null
    exemption_reason: string | null
    project_id: string | null
    project_number: string | null
    project_name: string | null
    service_id: string | null
    hour_type_id: string | null
    installment_id: string | null
    cost_id: string | null
    period_start: string | null
    period_end: string | null
    hours_count: number | null
    hours_minutes: number | null
    credited_line_id: string | null
    is_live: boolean
  }
  invoice_line_hours: {
    environment_id: string
    invoice_line_id: string
    time_entry_id: string
    minutes: number
    is_live: boolean
  }
  invoice_seal: {
    environment_id: string
    invoice_id: string
    company_profile_id: string
    series_year: number
    sequence_number: number
    content: string
    previous_hash: Buffer | null
    hash: Buffer
  }
  invoice_series: {
    environment_id: string
    company_profile_id: string
    series_year: number
    last_number: number
    last_date: string | null
    last_hash: Buffer | null
  }
  invoiced_sum: {
    environment_id: string
    place_id: string
    invoiced: string
    of_price: string
  }
  job: {
    environment_id: string
    id: string
    kind: string
    record_id: string
    run_at: string
    attempts: number
    error: string | null
    created_at: string
  }
  leave: {
    environment_id: string
    id: string
    employee_id: string
    leave_type_id: string
    start_date: string
    end_date: string
    asked_minutes: number | null
    minutes: number
    status: string
    note: string | null
    decision_note: string | null
    decided_by_employee_id: string | null
    decided_at: string | null
    version: number
    created_at: string
    updated_at: string
  }
  leave_adjustment: {
    environment_id: string
    id: string
    employee_id: string
    leave_type_id: string
    year: number
    minutes: number
    reason: string
    version: number
    created_at: string
    updated_at: string
  }
  leave_balance: {
    environment_id: string
    id: string
    employee_id: string
    leave_type_id: string
    year: number
    entitled_minutes: number
    carried_over_minutes: number
    adjustment_minutes: number
    expired_minutes: number
    approved_minutes: number
    requested_minutes: number
    expires_on: string | null
    is_extended: boolean
    has_lapsed: boolean
    counted_since: number
    version: number
    created_at: string
    updated_at: string
  }
  leave_day: {
    environment_id: string
    leave_id: string
    date: string
    employee_id: string
    own_minutes: number
    minutes: number
    excluded_reason: string | null
  }
  leave_feed: {
    environment_id: string
    id: string
    user_id: string
    kind: string
    language: string
    version: number
    created_at: string
    updated_at: string
  }
  leave_type: {
    environment_id: string
    id: string
    name: string
    kind: string
    affects_balance: boolean
    is_paid: boolean
    requires_approval: boolean
    allow_negative: boolean
    expires_after_months: number | null
    deduct_order: number
    color: string | null
    position: number
    is_active: boolean
    version: number
    created_at: string
    updated_at: string
  }
  mail: {
    environment_id: string
    id: string
    kind: string
    status: string
    recipient: string
    subject: string
    text: string
    document_ids: string[]
    invoice_id: string | null
    attempts: number
    error: string | null
    sent_at: string | null
    version: number
    created_at: string
    updated_at: string
    quote_id: string | null
  }
  migration: {
    number: number
    name: string
    checksum: string
    applied_at: string
  }
  note: {
    environment_id: string
    id: string
    kind: string
    title: string | null
    body: string
    occurred_at: string
    organization_id: string | null
    person_id: string | null
    project_id: string | null
    sales_id: string | null
    author_employee_id: string | null
    author_user_id: string | null
    source: string
    search: string | null
    version: number
    created_at: string
    updated_at: string
  }
  oauth_client: {
    id: string
    name: string
    redirect_uris: string[]
    auth_method: string
    secret_hash: Buffer | null
    metadata_hash: Buffer | null
    fresh_until: string | null
    created_at: string
    last_used_at: string | null
    place: number | null
  }
  organization: {
    environment_id: string
    id: string
    name: string
    coc_code: string | null
    vat_number: string | null
    relation_number: string | null
    industry: string | null
    email: string | null
    phone: string | null
    url: string | null
    address: unknown | null
    note: string | null
    account_manager_employee_id: string | null
    parent_organization_id: string | null
    is_active: boolean
    language: string
    invoice_email: string | null
    invoice_attention: string | null
    invoice_delivery: string
    peppol_id: string | null
    payment_term_days: number | null
    vat_treatment: string
    iban: string | null
    relation_type_ids: string[]
    custom_fields: unknown
    search: string | null
    version: number
    created_at: string
    updated_at: string
  }
  organization_relation_type: {
    environment_id: string
    organization_id: string
    relation_type_id: string
  }
  outbox: {
    environment_id: string
    id: string
    kind: string
    record_id: string
    version: number
    payload: unknown
    created_at: string
    is_waiting: boolean
  }
  passkey: {
    environment_id: string
    id: string
    user_id: string
    name: string
    credential_id: string
    public_key: Buffer
    signatures: number
    transports: string[]
    is_synced: boolean
    last_used_at: string | null
    version: number
    created_at: string
    updated_at: string
  }
  payment: {
    environment_id: string
    id: string
    invoice_id: string
    date: string
    amount: string
    method: string
    description: string | null
    external_reference: string | null
    source: string
    version: number
    created_at: string
    updated_at: string
  }
  person: {
    environment_id: string
    id: string
    first_name: string | null
    last_name: string
    full_name: string
    email: string | null
    phone: string | null
    note: string | null
    address: unknown | null
    language: string
    is_active: boolean
    invoice_email: string | null
    payment_term_days: number | null
    relation_type_ids: string[]
    custom_fields: unknown
    search: string | null
    version: number
    created_at: string
    updated_at: string
  }
  person_relation_type: {
    environment_id: string
    person_id: string
    relation_type_id: string
  }
  planning: {
    environment_id: string
    id: string
    employee_id: string
    project_id: string | null
    service_id: string | null
    task_id: string | null
    start_date: string
    end_date: string
    minutes_per_day: number | null
    minutes: number
    status: string
    note: string | null
    conflicts: unknown
    has_conflicts: boolean
    version: number
    created_at: string
    updated_at: string
  }
  planning_day: {
    environment_id: string
    planning_id: string
    date: string
    employee_id: string
    minutes: number
  }
  preference: {
    environment_id: string
    user_id: string
    id: string
    language: string | null
    color_scheme: string
    start_screen: string | null
    week_starts_on: string
    columns: unknown
    version: number
    created_at: string
    updated_at: string
  }
  project: {
    environment_id: string
    id: string
    project_number: string
    name: string
    organization_id: string | null
    person_id: string | null
    manager_employee_id: string | null
    status: string
    start_date: string | null
    end_date: string | null
    budget_minutes: number | null
    budget_amount: string | null
    note: string | null
    company_profile_id: string
    rate_basis: string
    invoice_reference: string | null
    template_id: string | null
    sales_id: string | null
    closed_at: string | null
    archived_at: string | null
    last_service_number: number
    custom_fields: unknown
    version: number
    created_at: string
    updated_at: string
  }
  project_team: {
    environment_id: string
    project_id: string
    team_id: string
  }
  project_template: {
    environment_id: string
    id: string
    name: string
    description: string | null
    is_active: boolean
    services: unknown
    tasks: unknown
    version: number
    created_at: string
    updated_at: string
  }
  public_holiday: {
    environment_id: string
    company_profile_id: string
    date: string
    name: string
    half_day: boolean
  }
  purchase_invoice: {
    environment_id: string
    id: string
    organization_id: string
    number: string
    entry_number: string
    company_profile_id: string
    invoice_date: string
    due_date: string | null
    currency: string
    total_excl_vat: string
    total_vat: string
    total_incl_vat: string
    status: string
    paid_on: string | null
    note: string | null
    document_id: string | null
    version: number
    created_at: string
    updated_at: string
  }
  purchase_invoice_line: {
    environment_id: string
    purchase_invoice_id: string
    position: number
    description: string
    amount: string
    vat_percentage: string
    ledger_code: string | null
  }
  quote: {
    environment_id: string
    id: string
    number: string | null
    revision: number
    previous_quote_id: string | null
    sales_id: string | null
    organization_id: string | null
    person_id: string | null
    company_profile_id: string
    subject: string | null
    introduction: string | null
    terms: string | null
    status: string
    quote_date: string | null
    valid_until: string | null
    currency: string
    language: string
    total_excl_vat: string
    total_vat: string
    total_incl_vat: string
    vat_breakdown: unknown
    content: unknown | null
    sent_at: string | null
    accepted_at: string | null
    declined_at: string | null
    accepted_by_name: string | null
    declined_reason: string | null
    project_id: string | null
    document_id: string | null
    search: string | null
    version: number
    created_at: string
    updated_at: string
  }
  quote_line: {
    environment_id: string
    id: string
    quote_id: string
    position: number
    kind: string
    name: string
    description: string | null
    billing_method: string | null
    cycle: string | null
    quantity: string | null
    unit: string | null
    unit_price: string | null
    discount_percentage: string
    amount: string
    vat_rate_id: string | null
    vat_category: string | null
    vat_percentage: string | null
    exemption_reason: string | null
    hour_type_id: string | null
    estimated_minutes: number | null
    is_optional: boolean
    is_selected: boolean
  }
  rate_window: {
    bucket: string
    opened_at: string
    hits: number
  }
  recovery_code: {
    environment_id: string
    user_id: string
    code_hash: Buffer
  }
  relation_type: {
    environment_id: string
    id: string
    name: string
    kind: string
    color: string | null
    position: number
    is_active: boolean
    version: number
    created_at: string
    updated_at: string
  }
  request: {
    environment_id: string
    id: string
    request_id: string
    surface: string
    method: string
    route: string
    path: string
    query: string | null
    status: number
    duration_ms: number
    problem: string | null
    actor_type: string
    actor_id: string
    user_id: string | null
    dropped: number
    created_at: string
  }
  role: {
    environment_id: string
    id: string
    name: string
    rights: string[]
    is_system: boolean
    version: number
    created_at: string
    updated_at: string
  }
  sales: {
    environment_id: string
    id: string
    name: string
    custom_fields: unknown
    version: number
    created_at: string
    updated_at: string
    organization_id: string | null
    person_id: string | null
    owner_employee_id: string | null
    status: string
    stage_id: string
    amount: string | null
    probability: number | null
    expected_close_date: string | null
    closed_on: string | null
    lost_reason: string | null
    source: string | null
    note: string | null
    stage_changed_at: string
    status_changed_at: string
    search: string | null
  }
  saved_view: {
    environment_id: string
    id: string
    user_id: string
    screen: string
    name: string
    query: unknown
    is_shared: boolean
    position: number
    version: number
    created_at: string
    updated_at: string
  }
  search_word: {
    environment_id: string
    kind: string
    word: string
    record_id: string
  }
  service: {
    environment_id: string
    id: string
    project_id: string
    service_number: string
    name: string
    description: string | null
    status: string
    closed_on: string | null
    billing_method: string
    hourly_rate: string | null
    price: string | null
    cycle: string | null
    invoice_in_advance: boolean
    start_date: string | null
    end_date: string | null
    budget_minutes: number | null
    budget_amount: string | null
    vat_rate_id: string | null
    is_bookable: boolean
    position: number
    custom_fields: unknown
    version: number
    created_at: string
    updated_at: string
  }
  service_rate: {
    environment_id: string
    id: string
    service_id: string
    hour_type_id: string | null
    employee_id: string | null
    hourly_rate: string
    valid_from: string
    version: number
    created_at: string
    updated_at: string
  }
  session: {
    environment_id: string
    id: string
    user_id: string
    token_hash: Buffer
    opened_by: string
    user_agent: string | null
    ip: string | null
    created_at: string
    last_seen_at: string
    expires_at: string
    doors: string[]
  }
  sign_in_link: {
    environment_id: string
    id: string
    user_id: string
    token_hash: Buffer
    created_at: string
    expires_at: string
    used_at: string | null
  }
  stage: {
    environment_id: string
    id: string
    name: string
    position: number
    probability: number
    color: string | null
    is_active: boolean
    version: number
    created_at: string
    updated_at: string
  }
  tally: {
    environment_id: string
    resource: string
    bucket: number
    rows: number
  }
  task: {
    environment_id: string
    id: string
    project_id: string
    service_id: string | null
    name: string
    description: string | null
    status: string
    assignee_employee_id: string | null
    start_date: string | null
    due_date: string | null
    estimated_minutes: number | null
    priority: string
    position: number
    completed_at: string | null
    version: number
    created_at: string
    updated_at: string
  }
  team: {
    environment_id: string
    id: string
    name: string
    lead_employee_id: string | null
    is_active: boolean
    version: number
    created_at: string
    updated_at: string
  }
  team_member: {
    environment_id: string
    team_id: string
    employee_id: string
    since: string
  }
  time_entry: {
    environment_id: string
    id: string
    employee_id: string
    project_id: string | null
    service_id: string | null
    hour_type_id: string | null
    start_at: string
    minutes: number
    date: string
    note: string | null
    search: string | null
    billable: boolean
    hourly_rate: string | null
    amount: string | null
    rate_source: string
    cost_rate: string | null
    cost_amount: string | null
    approval_status: string
    approval_note: string | null
    invoice_status: string
    write_off_reason: string | null
    invoice_id: string | null
    invoice_line_id: string | null
    source: string
    version: number
    created_at: string
    updated_at: string
  }
  timer: {
    environment_id: string
    id: string
    employee_id: string
    project_id: string | null
    service_id: string | null
    task_id: string | null
    hour_type_id: string | null
    note: string | null
    billable: boolean
    started_at: string
    version: number
    created_at: string
    updated_at: string
  }
  tombstone: {
    environment_id: string
    resource: string
    id: string
    deleted_at: string
  }
  totp: {
    environment_id: string
    id: string
    user_id: string
    confirmed_at: string | null
    last_step: number | null
    created_at: string
  }
  user_account: {
    environment_id: string
    id: string
    email: string
    name: string
    role_id: string
    password_hash: string | null
    is_active: boolean
    last_sign_in_at: string | null
    version: number
    created_at: string
    updated_at: string
  }
  vat_rate: {
    environment_id: string
    id: string
    company_profile_id: string
    name: string
    percentage: string
    category: string
    exemption_reason: string | null
    valid_from: string
    valid_to: string | null
    is_default: boolean
    is_active: boolean
    created_at: string
    updated_at: string
    version: number
  }
  webhook: {
    environment_id: string
    id: string
    url: string
    kinds: string[]
    description: string
    is_active: boolean
    user_id: string
    generation: number
    rotated_at: string | null
    disabled_reason: string | null
    disabled_at: string | null
    version: number
    created_at: string
    updated_at: string
  }
  webhook_attempt: {
    environment_id: string
    id: string
    delivery_id: string
    number: number
    at: string
    duration_ms: number
    url: string
    request_headers: unknown
    status: number | null
    response_headers: unknown | null
    response_body: string | null
    error: string | null
  }
  webhook_delivery: {
    environment_id: string
    id: string
    webhook_id: string
    event_id: string
    status: string
    attempts: number
    next_attempt_at: string | null
    version: number
    created_at: string
    updated_at: string
  }
  webhook_lane: {
    environment_id: string
    webhook_id: string
    holder: string | null
    held_until: string | null
    failures: number
    failing_since: string | null
  }
  work_sum: {
    environment_id: string
    place_id: string
    slot: number
    spent_minutes: number
    billable_minutes: number
    hours_amount: string
    value: string
    written_off: string
    invoiced: string
    unpriced_minutes: number
  }
}
