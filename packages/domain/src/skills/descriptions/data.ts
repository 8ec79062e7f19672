export const data = `
Data analysis | Finding answers in data.
Data visualization | Showing data in charts and maps.
Business intelligence | Figures that steer a company.
Dashboard | Charts of current figures on one page.
Reporting | Regular figures for those who decide.
Exploratory data analysis | First look at unknown data.
Data cleaning | Making raw data usable.
Data mining | Finding patterns in large data.
Data storytelling | Telling what the figures mean.
KPI reporting | Following the figures that count.
Descriptive analytics | Describing what happened in figures.
Predictive analytics | Predicting outcomes from data.
Prescriptive analytics | Recommending decisions from data.
Product analytics | How people use a product.
Customer analytics | Figures about customers.
Cohort analysis | Following groups of users over time.
People analytics | Analysing data about employees.
Healthcare analytics | Figures about care and patients.
Geospatial analysis | Data with a place on the map.
ArcGIS | Esri's software for maps and spatial data.
QGIS | Open source software for maps and spatial data.
Remote sensing | Interpreting satellite and aerial images.
Spreadsheets | Calculating in tables.
Excel | Microsoft's spreadsheet.
Google Sheets | Google's spreadsheet.
Pivot table | Summaries of tables.
VLOOKUP | Looking up values in tables.
Power Query | Loads and shapes data in Excel and Power BI.
Power Pivot | Data models in Excel.
Power BI | Microsoft's tool for dashboards.
DAX | Formula language of Power BI.
Tableau | Tool for charts and dashboards.
Qlik | Tool for dashboards.
Looker | Google's tool for dashboards.
Looker Studio | Google's free tool for reports.
MicroStrategy | Tool for business reports.
IBM Cognos | IBM's tool for reports.
SAP BusinessObjects | SAP's tools for reports.
Crystal Reports | Layout tool for printed reports.
SSRS | Microsoft's report server.
SAP BW | SAP's data warehouse.
SAP Analytics Cloud | SAP's planning and dashboards in the cloud.
Sisense | Hosted tool for dashboards.
Domo | Hosted tool for dashboards.
Metabase | Open source tool for dashboards.
Apache Superset | Open source tool for dashboards.
Alteryx | Prepares and joins data without code.
KNIME | Data analysis by connected steps.
RapidMiner | Data analysis by connected steps.
Statistics | Drawing conclusions from data.
Regression analysis | How values depend on others.
Linear regression | Modelling a linear relation between variables.
Logistic regression | Modelling the probability of an outcome.
Hypothesis testing | Testing whether an effect is real.
ANOVA | Comparing the means of groups.
A/B testing | Comparing two versions on real users.
Experimental design | Planning tests that give sound answers.
Bayesian statistics | Statistics with prior knowledge.
Time series analysis | Statistics of values over time.
Time series forecasting | Predicting values from those before them.
ARIMA | A statistical model that forecasts a time series from its own past.
Forecasting | Estimating future values.
Multivariate analysis | Statistics of several variables at once.
Principal component analysis | Reducing many variables to a few.
Cluster analysis | Finding groups in data.
Survival analysis | Statistics of the time until an event.
Biostatistics | Statistics in medicine and biology.
Econometrics | Statistics of economic data.
Causal inference | Telling cause from chance.
Sampling methods | Choosing whom or what to measure.
Monte Carlo simulation | Chance played through many times.
Operations research | Best decisions by calculation.
Gurobi | Solver for optimization.
CPLEX | Solver for optimization.
Mathematical modeling | Describing things by formulas.
SPSS | IBM's software for statistics.
SAS | Software for statistics.
Stata | Software for statistics.
Minitab | Software for statistics of quality.
JMP | Software for statistics and experiments.
GraphPad Prism | Statistics and charts for laboratories.
Machine learning | Programs that learn from data.
Data science | Knowledge from data by statistics and programs.
Artificial intelligence | Systems that perform tasks needing human intelligence.
Deep learning | Learning with deep neural networks.
Supervised learning | Learning from labelled examples.
Unsupervised learning | Finding structure without labels.
Reinforcement learning | Learning by trial and reward.
Random forest | Learning with many decision trees.
Gradient boosting | Learning with trees built one after another.
XGBoost | Library for gradient boosting.
LightGBM | Library for gradient boosting.
Convolutional neural network | Neural networks for pictures.
Transformer models | Neural networks behind language models.
Feature engineering | Making good inputs for models.
Model evaluation | Measuring how good a model is.
Recommender systems | Suggesting fitting things.
Anomaly detection | Noticing what is unusual.
Computer vision | Programs that understand pictures.
OpenCV | Library for pictures and video.
Speech recognition | Programs that understand speech.
Natural language processing | Programs that understand text.
Text mining | Finding things in large amounts of text.
Sentiment analysis | Detecting opinions in text.
spaCy | Library for language processing.
NLTK | Library for language processing.
Explainable AI | Why a model decides as it does.
Responsible AI | Using AI fairly and safely.
EU AI Act | European law on artificial intelligence.
MLOps | Bringing models into service and watching them.
MLflow | Tracks experiments and models.
Kubeflow | Machine learning on Kubernetes.
Weights & Biases | Tracks experiments with models.
Amazon SageMaker | Machine learning on AWS.
Azure Machine Learning | Machine learning on Azure.
Vertex AI | Machine learning on Google Cloud.
Generative AI | Programs that make text, pictures or code.
Large language models | Models that read and write text.
Prompt engineering | Telling language models what to do.
Retrieval-augmented generation | Language models that look things up.
LangChain | Library for language model applications.
LlamaIndex | Library for language models over own data.
LLM fine-tuning | Training a language model further.
AI agents | Language models that act with tools.
Vector database | Search by meaning.
Pinecone | Hosted vector database.
pgvector | Vector search in PostgreSQL.
OpenAI API | OpenAI's models as a service.
Amazon Bedrock | Language models on AWS.
Hugging Face | Library and hub of models.
Diffusion models | Models that make pictures.
AI assistants | Using language models in daily work.
Data annotation | Marking data for models.
pandas | Tables in Python.
NumPy | Numbers and arrays in Python.
SciPy | Scientific computing in Python.
Polars | Fast tables in Python and Rust.
scikit-learn | Machine learning in Python.
TensorFlow | Google's library for deep learning.
PyTorch | Library for deep learning.
Keras | Simple interface to deep learning.
JAX | Library for numerical computing and deep learning.
Matplotlib | Charts in Python.
Seaborn | Statistical charts in Python.
Plotly | Interactive charts in Python.
Streamlit | Small data applications in Python.
Jupyter | Notebooks of code and results.
Data engineering | Building the ways that data takes.
ETL | Bringing data from systems into a store.
Data pipeline | Automatic steps that carry data.
Data warehousing | Stores of company data for analysis.
Data lake | Large stores of raw data.
Delta Lake | Tables in data lakes.
Apache Iceberg | Tables in data lakes.
Data modeling | Planning how data is structured.
Dimensional modeling | Data laid out for analysis.
Data Vault | Data warehouse of hubs and links.
Big data | Data too large for one machine.
Apache Spark | Calculates over large data.
Hadoop | Older system for large data.
Apache Hive | SQL over Hadoop.
Apache Flink | Calculates over streams of data.
Stream processing | Working on data as it arrives.
Apache Airflow | Schedules data pipelines.
Dagster | Schedules data pipelines.
Prefect | Schedules data pipelines.
dbt | Transforms data inside the warehouse.
Snowflake | Data warehouse in the cloud.
BigQuery | Google's data warehouse.
Amazon Redshift | Amazon's data warehouse.
Azure Synapse | Microsoft's data warehouse.
Microsoft Fabric | Microsoft's platform for data.
Databricks | Platform for data and models on Spark.
Teradata | Data warehouse for large companies.
AWS Glue | Prepares data on AWS.
Amazon Athena | SQL over files on AWS.
Azure Data Factory | Moves data on Azure.
SSIS | Microsoft's data integration tool.
Informatica | Data integration tool.
Talend | Data integration tool.
Fivetran | Hosted data integration service.
Airbyte | Open source data integration tool.
Apache NiFi | Flows of data between systems.
Parquet | File formats for large data.
Data management | Keeping data in order.
Data governance | Rules and duties for data.
Data quality | Keeping data right and complete.
Master data management | Keeping the basic data of a company.
Metadata management | Data about data.
Collibra | Catalogue and governance of data.
Alation | Data catalogue.
Microsoft Purview | Microsoft's catalogue and protection of data.
Data migration | Moving data to another system.
Data architecture | The structure of data in a company.
Data mesh | Data owned by the teams that make it.
Data entry | Entering data quickly and accurately.
Records management | Keeping documents findable and safe.
Research | Systematic investigation of a question.
Quantitative research | Research with measurable data.
Qualitative research | Research through interviews, texts and observation.
Mixed methods research | Research with numbers and words.
Survey design | Asking many people well.
Qualtrics | Survey platform.
SurveyMonkey | Survey platform.
REDCap | Web forms for research data.
Research interview | Asking people at length.
Focus groups | Talking with groups for research.
NVivo | Software for qualitative research.
ATLAS.ti | Software for qualitative research.
MAXQDA | Software for qualitative research.
Ethnography | Research by observing people in their daily life.
Literature review | Summarising published research on a topic.
Systematic review | All studies on a question, judged by rule.
Meta-analysis | The results of many studies in one.
Case study research | Research on one case in depth.
Research design | Planning a study and its methods.
Research ethics | Protecting people in research.
Grant writing | Asking for research money.
Scientific writing | Writing papers for journals.
Peer review | Reviewing papers of others before publication.
LaTeX | Typesetting for papers.
Reference management | Managing citations and sources.
EndNote | Reference management software.
Zotero | Reference management software.
Clinical data management | Data of clinical studies.
CDISC | Standards for the data of clinical studies.
Medidata Rave | Data entry for clinical studies.
Epidemiology | How diseases spread in populations.
Bioinformatics | Analysing genomic and other biological data.
Program evaluation | Measuring whether a programme works.
Open data | Research data that others may use.
`
